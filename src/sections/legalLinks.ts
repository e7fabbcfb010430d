import type { View } from '../view'

/** Where imprint and privacy notice are: an address of the practice's file, or a page made of its words, or nowhere. */
export function legalLinks({ practice, words, root, path }: View) {
  const own = (page: string) => `${root}${path}${page}`
  return {
    imprint: practice.imprint ?? (words.imprint && own(LEGAL_PAGES.imprint)),
    privacyNotice: practice.privacyNotice ?? (words.privacyNotice && own(LEGAL_PAGES.privacyNotice)),
  }
}

export const LEGAL_NAMES = ['imprint', 'privacyNotice'] as const
export const LEGAL_PAGES = { imprint: 'imprint.html', privacyNotice: 'privacy.html' }
