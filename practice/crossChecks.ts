import { emergencyNotes } from './emergency'
import { textsIn } from './examples'
import type { Finding, Review } from './Finding'
import { type CheckedPractice, textsPerLanguage } from './practiceSchema'
import { type Words, wordsSchema } from './wordsSchema'

export type WordsFile = Review & { name: string; words: Words }

export const SHIPPED_WORDS = ['en', 'de', 'es', 'fr']
const PUBLIC_KEY_CHARACTERS = 17
/** Shorter strings may well be the same in two languages. */
const MIN_SENTENCE_CHARACTERS = 16
const SECTIONS = Object.keys(wordsSchema.shape) as (keyof Words)[]

/** Findings about practice.config.ts that depend on more than one value, or are only notes. */
export function checkPractice(practice: CheckedPractice, files: WordsFile[]): Finding[] {
  const { address, emailjs, emergency } = practice
  const { hostname } = new URL(address)
  const { length } = emailjs.publicKey
  const findings = [...languageFindings(practice, files)]
  const texts = textsIn(emergency, ['emergency']).flatMap(({ path, text }) =>
    emergencyNotes(text).map((message) => note(path, message)),
  )
  if (/^www[^.\d-]/.test(hostname))
    findings.push(note(['address'], `has no dot after "www". That's fine if your domain is ${hostname}.`))
  if (length !== PUBLIC_KEY_CHARACTERS && !/^(user_|demo-)/.test(emailjs.publicKey)) {
    const message = `has ${length} characters; most have ${PUBLIC_KEY_CHARACTERS}. Compare it with the one shown in EmailJS.`
    findings.push(note(['emailjs', 'publicKey'], message))
  }
  return [...findings, ...texts]
}

/** Findings from comparing one words file with the others and with words/en.ts. */
export function checkWords({ name, words }: WordsFile, files: WordsFile[], english: unknown): Finding[] {
  const missing = SECTIONS.filter((section) => !words[section]).flatMap((section) => {
    const others = files.filter((file) => file.words[section]).map((file) => `words/${file.name}.ts`)
    return others.length ? [note([section], `is missing here, but is in ${others.join(' and ')}.`)] : []
  })
  if (SHIPPED_WORDS.includes(name)) return missing
  const isEnglish = new Intl.Locale(words.language.code).language === 'en'
  const known = new Set(isEnglish ? [] : textsIn(english).map(({ text }) => text))
  const sentences = textsIn(words).filter(({ text }) => text.length >= MIN_SENTENCE_CHARACTERS)
  const [first, ...more] = sentences.filter(({ text }) => known.has(text))
  const rest = more.length ? `, and so are ${more.length} more` : ''
  const untranslated = first ? [note(first.path, `is still in English${rest}: "${first.text}"`)] : []
  return [...missing, ...untranslated]
}

function languageFindings(practice: CheckedPractice, files: WordsFile[]): Finding[] {
  const codes = files.map(({ words }) => words.language.code)
  const counts = files.map(({ words }) => words.enquiry.services.length)
  const named = (detail: (index: number) => unknown) =>
    files.map(({ name }, index) => `words/${name}.ts has ${detail(index)}`).join(', ')
  const example = codes.map((code) => `${asKey(code)}: '…'`).join(', ')
  const texts = textsPerLanguage(practice).flatMap(({ path, text }): Finding[] => {
    const own = typeof text === 'object' ? text : undefined
    const unused = Object.keys(own ?? {}).filter((code) => !codes.includes(code))
    const isShared = path[0] === 'emergency' && text && !own && codes.length > 1
    const shared = `is the same on the pages in ${codes.join(' and ')}. To give each its own: { ${example} }`
    return [
      ...codes
        .filter((code) => own && !own[code])
        .map((code) => ({ path, message: `has no entry for "${code}". Add ${asKey(code)}: '…'` })),
      ...unused.map((code) => note([...path, code], 'is not used: there is no page in that language.')),
      ...(isShared ? [note(path, shared)] : []),
    ]
  })
  if (new Set(codes).size < codes.length) {
    const message = `lists two files with the same language code: ${named((index) => `"${codes[index]}"`)}. Correct the code at the top of one of them, or use only one.`
    return [{ path: ['alsoIn'], message }]
  }
  if (new Set(counts).size === 1) return texts
  const message = `lists files with different numbers of services: ${named((index) => counts[index])}. In each file, under enquiry → services, list the same services in the same order.`
  return [...texts, { path: ['alsoIn'], message }]
}

function note(path: readonly PropertyKey[], message: string): Finding {
  return { path, message, isNote: true }
}

/** A code with a hyphen needs quotes when it is used as a key: { 'pt-BR': … }. */
function asKey(code: string) {
  return code.includes('-') ? `'${code}'` : code
}
