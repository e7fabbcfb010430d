import type { Practice } from './practiceSchema'

/** The practice's pages at other sites, by the names that these have in every language. */
export function profilesOf(practice: Practice) {
  return [
    { name: 'Facebook', address: practice.facebook },
    { name: 'Instagram', address: practice.instagram },
    { name: 'LinkedIn', address: practice.linkedin },
    { name: 'YouTube', address: practice.youtube },
    { name: 'WhatsApp', address: practice.whatsapp },
    { name: practice.directory?.name ?? '', address: practice.directory?.address },
  ].flatMap(({ name, address }) => (address ? [{ name, address }] : []))
}
