import { LEGAL_NAMES, LEGAL_PAGES } from '../src/sections/legalLinks'
import type { Language, Portrait, View } from '../src/view'
import type { Words } from '../src/words'
import type { ReadPractice } from './practice/readPractice'

/** One view for each language; the practice's own is at the site's start, the others below it. */
export function viewsOf({ practice, words }: ReadPractice, portraits: Record<string, Portrait>): View[] {
  const [first] = words
  const languages = words.map((other) => languageOf(other, first))
  return words.map((own, index) => ({
    practice,
    words: own,
    path: languages[index]?.path ?? '',
    page: '',
    root: index ? '../' : './',
    languages,
    serviceNames: first.enquiry.services,
    portraits: index
      ? Object.fromEntries(Object.entries(portraits).map(([file, made]) => [file, below(made)]))
      : portraits,
  }))
}

function languageOf(words: Words, first: Words): Language {
  const { code, invitation } = words.language
  const legal = LEGAL_NAMES.filter((name) => words[name]).map((name) => LEGAL_PAGES[name])
  return { code, invitation, legal, path: code === first.language.code ? '' : `${code}/` }
}

/** The same pictures, seen from one folder further down. */
function below(made: Portrait): Portrait {
  const up = (address: string) => address.replace(/(^|, )\.\//g, '$1../')
  return {
    ...made,
    src: up(made.src),
    sources: made.sources.map(({ type, srcSet }) => ({ type, srcSet: up(srcSet) })),
  }
}

/** Every text that a heading may show, for the font. */
export function headingTexts({ practice, words }: ReadPractice) {
  return [practice.name, '0123456789', ...words.map((own) => JSON.stringify(own))]
}
