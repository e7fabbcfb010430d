import type { View } from './view'

export const LEGAL_PAGES = { imprint: 'imprint/', privacyNotice: 'privacy/' }

export function legalLinks({ practice, words, location }: View) {
  return {
    imprint: practice.imprint ?? (words.imprint && location.link(LEGAL_PAGES.imprint)),
    privacyNotice: practice.privacyNotice ?? (words.privacyNotice && location.link(LEGAL_PAGES.privacyNotice)),
  }
}

export function profilesOf(practice: View['practice']) {
  const networks = [
    { name: 'Facebook', address: practice.facebook },
    { name: 'Instagram', address: practice.instagram },
    { name: 'LinkedIn', address: practice.linkedin },
    { name: 'YouTube', address: practice.youtube },
    { name: 'WhatsApp', address: practice.whatsapp },
    ...(practice.directories ?? []),
  ]
  return networks.flatMap(({ name, address }) => (address ? [{ name, address }] : []))
}

export function phoneLink(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
