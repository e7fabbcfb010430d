import { emergencyNotes } from './emergency'
import { textsIn } from './examples'
import { type CheckedPractice, textsPerLanguage } from './practiceSchema'
import type { SourceFile } from './SourceFile'
import { type Words, wordsSchema } from './wordsSchema'

export type WordsFile = { source: SourceFile; name: string; words: Words }

export const SHIPPED_WORDS = ['en', 'de', 'es', 'fr']
const PUBLIC_KEY_CHARACTERS = 17
/** Shorter strings may well be the same in two languages. */
const MIN_SENTENCE_CHARACTERS = 16
const SECTIONS = Object.keys(wordsSchema.shape) as (keyof Words)[]

/** Checks in practice.config.ts what depends on more than one value, or deserves only a note. */
export function checkPractice(source: SourceFile, practice: CheckedPractice, files: WordsFile[]) {
  const { address, emailjs, emergency } = practice
  const { hostname } = new URL(address)
  const { length } = emailjs.publicKey
  checkLanguages(source, practice, files)
  if (/^www[^.\d-]/.test(hostname))
    source.note(['address'], `has no dot after "www". That's fine if your domain is ${hostname}.`)
  if (length !== PUBLIC_KEY_CHARACTERS && !/^(user_|demo-)/.test(emailjs.publicKey)) {
    const message = `has ${length} characters; most have ${PUBLIC_KEY_CHARACTERS}. Compare it with the one shown in EmailJS.`
    source.note(['emailjs', 'publicKey'], message)
  }
  for (const { path, text } of textsIn(emergency, ['emergency']))
    for (const message of emergencyNotes(text)) source.note(path, message)
}

/** Compares one words file with the others and with words/en.ts. */
export function checkWords({ source, name, words }: WordsFile, files: WordsFile[], english: unknown) {
  for (const section of SECTIONS.filter((section) => !words[section])) {
    const others = files.filter((file) => file.words[section]).map((file) => `words/${file.name}.ts`)
    if (others.length) source.note([section], `is missing here, but is in ${others.join(' and ')}.`)
  }
  const isEnglish = new Intl.Locale(words.language.code).language === 'en'
  if (isEnglish || SHIPPED_WORDS.includes(name)) return
  const known = new Set(textsIn(english).map(({ text }) => text))
  const sentences = textsIn(words).filter(({ text }) => text.length >= MIN_SENTENCE_CHARACTERS)
  const [first, ...more] = sentences.filter(({ text }) => known.has(text))
  const rest = more.length ? `, and so are ${more.length} more` : ''
  if (first) source.note(first.path, `is still in English${rest}: "${first.text}"`)
}

function checkLanguages(source: SourceFile, practice: CheckedPractice, files: WordsFile[]) {
  const codes = files.map(({ words }) => words.language.code)
  const counts = files.map(({ words }) => words.enquiry.services.length)
  const named = (detail: (index: number) => unknown) =>
    files.map(({ name }, index) => `words/${name}.ts has ${detail(index)}`).join(', ')
  if (new Set(codes).size < codes.length) {
    const message = `lists two files with the same language code: ${named((index) => `"${codes[index]}"`)}. Correct the code at the top of one of them, or use only one.`
    return source.refuse(['alsoIn'], message)
  }
  const example = codes.map((code) => `${asKey(code)}: '…'`).join(', ')
  for (const { path, text } of textsPerLanguage(practice)) {
    if (typeof text === 'object') {
      for (const code of codes.filter((code) => !text[code]))
        source.refuse(path, `has no entry for "${code}". Add ${asKey(code)}: '…'`)
      for (const code of Object.keys(text).filter((code) => !codes.includes(code)))
        source.note([...path, code], 'is not used: there is no page in that language.')
    } else if (text && path[0] === 'emergency' && codes.length > 1)
      source.note(path, `is the same on the pages in ${codes.join(' and ')}. To give each its own: { ${example} }`)
  }
  if (new Set(counts).size === 1) return
  const message = `lists files with different numbers of services: ${named((index) => counts[index])}. In each file, under enquiry → services, list the same services in the same order.`
  source.refuse(['alsoIn'], message)
}

/** A code with a hyphen needs quotes when it is used as a key: { 'pt-BR': … }. */
function asKey(code: string) {
  return code.includes('-') ? `'${code}'` : code
}
