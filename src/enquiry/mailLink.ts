import { type Enquiry, FIELDS } from '../fields'

// When Windows hands a link to an email app, it keeps only the first 2,083 characters.
const MAX_LINK_CHARACTERS = 2_000

/** A link that opens the visitor's email app, with the enquiry filled in unless it is too long. */
export function mailLink(to: string, enquiry: Enquiry, subject: string) {
  const { message, service } = enquiry
  const others = FIELDS.filter(({ name }) => name !== 'message').map(({ name }) => enquiry[name])
  const start = `mailto:${to}?subject=${encode(`${subject} ${service}`)}`
  const whole = `${start}&body=${encode([message, '', ...others].join('\n'))}`
  return whole.length <= MAX_LINK_CHARACTERS ? { href: whole, whole: true } : { href: start, whole: false }
}

// Email apps expect \r\n. encodeURIComponent throws on half an emoji.
function encode(text: string) {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\ufffd'))
}
