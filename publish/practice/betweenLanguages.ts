import type { Practice } from '../../src/practice/practiceSchema'
import { LEGAL_NAMES } from '../../src/sections/legalLinks'
import type { Words } from '../../src/words'

type Several = readonly [Words, ...Words[]]

const IN_EACH_LANGUAGE = ['emergency', 'openingWords'] as const

/** Where the languages of a practice do not fit together. */
export function differencesIn(practice: Practice, words: Several) {
  const [first, ...others] = words
  const untold = IN_EACH_LANGUAGE.flatMap((name) => {
    const value = practice[name]
    if (typeof value !== 'object') return []
    return words
      .map(({ language }) => language.code)
      .filter((code) => !value[code])
      .map((code) => ({ path: [name], message: `has no sentence for "${code}". Write { ${code}: '…' }.` }))
  })
  const services = others
    .filter(({ enquiry }) => enquiry.services.length !== first.enquiry.services.length)
    .map(({ language }) => ({
      path: ['alsoIn'],
      message: `names words in "${language.code}" whose form has another number of services than in "${first.language.code}". Under enquiry, services, write the same ones in the same order: the mail calls them by their first language.`,
    }))
  return [...untold, ...services]
}

/** What is fine, and perhaps forgotten. */
export function notesOnLanguages(practice: Practice, words: Several) {
  const codes = words.map(({ language }) => language.code)
  if (codes.length < 2) return []
  const same = IN_EACH_LANGUAGE.filter((name) => typeof practice[name] === 'string').map(
    (name) =>
      `${name}: the same sentence stands on the pages in ${codes.join(' and ')}. For one in each language: { ${codes.map((code) => `${code}: '…'`).join(', ')} }`,
  )
  const legal = LEGAL_NAMES.filter((name) => !practice[name]).flatMap((name) => {
    const without = words.filter((one) => !one[name]).map(({ language }) => language.code)
    if (!without.length || without.length === words.length) return []
    return [`${name}: the words in ${without.join(' and ')} have none, so that page has no link to it.`]
  })
  return [...same, ...legal]
}
