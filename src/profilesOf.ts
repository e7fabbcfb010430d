import type { Practice } from '../practice/practiceSchema'

/** The practice's pages at other sites. */
export function profilesOf(practice: Practice) {
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
