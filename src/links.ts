import type { View } from './view'

export const LEGAL_PAGES = { imprint: 'imprint/', privacyNotice: 'privacy/' }

/** Where each notice is: on this site, or wherever the practice has already published it. */
export function legalLinks({ words, location }: View) {
  const link = (name: keyof typeof LEGAL_PAGES) => {
    const notice = words[name]
    return typeof notice === 'string' ? notice : notice && location.toPage(LEGAL_PAGES[name])
  }
  return { imprint: link('imprint'), privacyNotice: link('privacyNotice') }
}
