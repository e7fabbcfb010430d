import type { Enquiry } from './enquiry'

// Windows hands at most 2,083 characters of an address to a mail program; beyond that words would be cut off.
const LONGEST_LINK = 2_000

/** A link that opens the visitor's own mail program with everything they wrote, if a link can carry it. */
export function mailLink(to: string, enquiry: Enquiry, { mailSubject }: { mailSubject: string }) {
  const start = `mailto:${to}?subject=${encode(mailSubject + enquiry.service)}`
  const whole = `${start}&body=${encode(asText(enquiry))}`
  return whole.length <= LONGEST_LINK ? { href: whole, whole: true } : { href: start, whole: false }
}

/** The enquiry as somebody would write it by hand. */
export function asText({ name, email, service, message }: Enquiry) {
  return `${message}\n\n${name}\n${email}\n${service}`
}

// Mail programs want \r\n; half an emoji, which encodeURIComponent refuses, becomes a replacement character.
function encode(text: string) {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\ufffd'))
}
