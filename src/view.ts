import type { Practice } from '../practice/practiceSchema'
import type { Words } from '../practice/wordsSchema'
import type { PageLocation } from './PageLocation'

/** Everything a page is rendered from. */
export type View = {
  practice: Practice
  words: Words
  direction: 'ltr' | 'rtl'
  location: PageLocation
  /** The site's languages, default first. The ones that the practice speaks are in practice.languages. */
  locales: Locale[]
  /** Service names in the default language. These are the values that the form sends. */
  serviceNames: string[]
  /** Keyed by the portrait's file name, as written in words/. */
  portraits: Record<string, Portrait>
}

type Locale = {
  code: string
  invitation: string
  home: PageLocation
  /** The legal pages that exist in this language, e.g. 'imprint/'. */
  legalPages: string[]
}

export type Portrait = { width: number; height: number; src: string }

/** Build output that a page embeds. */
export type PageAssets = {
  styles: Record<StyleName, string>
  inlineScript: string
  /** Where enquiries are sent: EmailJS, or '' for the site itself. */
  providerOrigin: string
}

/** The stylesheets in src/styles/ that a page's CSS is built from. */
export type StyleName = 'page' | 'optional' | 'secondary' | 'print'

export function otherLocales({ locales, words }: View) {
  return locales.filter(({ code }) => code !== words.language.code)
}
