import type { View } from './view'

export const LEGAL_NAMES = ['imprint', 'privacyNotice'] as const
export const LEGAL_PAGES = { imprint: 'imprint/', privacyNotice: 'privacy/' }

/** Links to the legal notice and the privacy notice: elsewhere, on this site, or none. */
export function legalLinks({ practice, words, location }: View) {
  return {
    imprint: practice.imprint ?? (words.imprint && location.link(LEGAL_PAGES.imprint)),
    privacyNotice: practice.privacyNotice ?? (words.privacyNotice && location.link(LEGAL_PAGES.privacyNotice)),
  }
}
