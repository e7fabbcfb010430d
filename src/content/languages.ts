import { readdirSync } from 'node:fs'

/** Each language is a file in words/. */
export const LANGUAGES = readdirSync('words').map((file) => file.replace('.yaml', ''))

/** The files of a language, from the general to the particular: en-GB.yaml has only what differs from en.yaml. */
export function wordsFiles(language: string) {
  const [general = '', region] = language.split('-')
  return (region && LANGUAGES.includes(general) ? [general, language] : [language]).map((name) => `words/${name}.yaml`)
}
