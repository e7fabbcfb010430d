import type { Words } from '../practice/wordsSchema'
import type { View } from './view'

export const LEGAL_PAGES = { imprint: 'imprint/', privacyNotice: 'privacy/' }
export const LEGAL_NAMES = Object.keys(LEGAL_PAGES) as (keyof typeof LEGAL_PAGES)[]

/** The legal pages that exist in a language, such as 'privacy/'. */
export function pagesIn(words: Words) {
  return LEGAL_NAMES.filter((name) => typeof words[name] === 'object').map((name) => LEGAL_PAGES[name])
}

/** Where each notice is: on this site, or wherever the practice has already published it. */
export function legalLinks({ words, root, folder }: View) {
  const link = (name: keyof typeof LEGAL_PAGES) => {
    const notice = words[name]
    return typeof notice === 'string' ? notice : notice && root + folder + LEGAL_PAGES[name]
  }
  return { imprint: link('imprint'), privacyNotice: link('privacyNotice') }
}
