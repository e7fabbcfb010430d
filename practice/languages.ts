import { EVERY_LANGUAGE } from './fields'
import type { Practice } from './practiceSchema'
import type { Words } from './wordsSchema'

const PER_LANGUAGE = ['name', 'emergency', 'openingWords'] as const
export const LEGAL_NAMES = ['imprint', 'privacyNotice'] as const

/** A value that may differ between languages, in one of them. */
export function inLanguage<Value>(values: Record<string, Value> | undefined, code: string) {
  return values?.[code] ?? values?.[EVERY_LANGUAGE]
}

export function languageProblems(practice: Practice, files: { name: string; words: Words }[]) {
  const words = files.map((file) => file.words)
  const counts = files.map(({ name, words }) => `words/${name}.ts has ${words.enquiry.services.length}`)
  const missing = PER_LANGUAGE.flatMap((name) => {
    const value = practice[name]
    const codes = words.map(({ language }) => language.code)
    const without = value && !(EVERY_LANGUAGE in value) ? codes.filter((code) => !value[code]) : []
    return without.map((code) => ({ path: [name], message: `has no entry for "${code}". Add ${asKey(code)}: …` }))
  })
  if (new Set(words.map(({ enquiry }) => enquiry.services.length)).size === 1) return missing
  const message = `lists files with different numbers of services: ${counts.join(', ')}. In each file, under enquiry → services, list the same services in the same order.`
  return [...missing, { path: ['alsoIn'], message }]
}

export function languageNotes(practice: Practice, words: readonly Words[]) {
  const codes = words.map(({ language }) => language.code)
  const unused = PER_LANGUAGE.flatMap((name) => {
    const others = Object.keys(practice[name] ?? {}).filter((code) => ![EVERY_LANGUAGE, ...codes].includes(code))
    return others.map((code) => `${name} has an entry for "${code}", but there is no page in that language.`)
  })
  if (codes.length < 2) return unused
  const example = codes.map((code) => `${asKey(code)}: …`).join(', ')
  const same = (['emergency', 'openingWords'] as const)
    .filter((name) => practice[name] && EVERY_LANGUAGE in practice[name])
    .map(
      (name) => `${name}: the pages in ${codes.join(' and ')} show the same text. To give each its own: { ${example} }`,
    )
  const legal = LEGAL_NAMES.filter((name) => !practice[name]).flatMap((name) => {
    const without = words.filter((one) => !one[name]).map(({ language }) => language.code)
    if (!without.length || without.length === words.length) return []
    return [`${name}: missing in the words for ${without.join(' and ')}, so their pages don't link to one.`]
  })
  return [...unused, ...same, ...legal]
}

/** A code with a hyphen needs quotes when it is used as a key: { 'pt-BR': … }. */
function asKey(code: string) {
  return code.includes('-') ? `'${code}'` : code
}
