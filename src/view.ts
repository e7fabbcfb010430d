import type { Locale } from '../practice/readPractice'

/** Everything a page is rendered from. */
export type View = Locale & {
  /** '' for the home page, otherwise e.g. 'privacy/'. */
  page: string
  /** From this page to the site's root: relative, so that the site works wherever it is hosted. */
  root: string
  /** All the site's languages, default first. */
  locales: [Locale, ...Locale[]]
  /** Keyed by the portrait's file name, as written in words/. */
  portraits: Record<string, Portrait>
  /** Where enquiries are sent: EmailJS, or '' for the site itself. */
  providerOrigin: string
}

export type Portrait = { width: number; height: number; file: string }

/** Everything in src/ that browsers load. The rest of src/ runs only at build time. */
export type Bundle = {
  inlineScript: string
  formScript: string
  /** `page` is on every page, `optional` on those that need more: src/styles/. */
  styles: { page: string; optional: string }
}

export function otherLocales({ locales, folder }: View) {
  return locales.filter((locale) => locale.folder !== folder)
}
