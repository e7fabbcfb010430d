import type { Practice } from './practice/practiceSchema'
import type { Words } from './words'

/** What one page is made of: the practice's facts, the words of one language, and where things are. */
export type View = {
  practice: Practice
  words: Words
  /** Below the site's address: '' for the practice's first language, 'de/' for another. */
  path: string
  /** Below the path: '' for the start, or the name of a page like privacy.html. */
  page: string
  /** From this page to the site's start, with a slash at the end. */
  root: string
  /** All languages of the site, the practice's own first. */
  languages: Language[]
  /** What the form's options are called in the practice's first language, which is what it receives. */
  serviceNames: string[]
  /** Names and measures of the portraits, by the file that the words name. */
  portraits: Record<string, Portrait>
}

/** `legal` are the pages besides its start that a language has: imprint.html, privacy.html. */
export type Language = { code: string; path: string; invitation: string; legal: string[] }

export type Portrait = {
  width: number
  height: number
  sources: { type: string; srcSet: string }[]
  src: string
}

/** What the build has made for all pages, by their addresses from the site's start. */
export type Shell = {
  css: string
  script: string
  policy: string
  font: { file: string }[]
  island: { current: string; latest: string }
  /** Where enquiries are sent: EmailJS, or nothing for this very site. */
  providerOrigin: string
}
