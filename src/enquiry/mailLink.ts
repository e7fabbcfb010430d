import { type Enquiry, FIELDS, wholeMessage } from '../fields'

// When Windows hands a link to an email app, it keeps only the first 2,083 characters. Gmail's page refuses about 6,400.
const maxCharacters = () => (navigator.userAgent.includes('Windows') ? 2_000 : 6_000)

/** A link that opens the visitor's email app, with the enquiry in it if it fits, and what the email says. */
export function mailLink(to: string, enquiry: Enquiry, subject: string) {
  const others = FIELDS.filter(({ name }) => name !== 'message').flatMap(({ name }) => enquiry[name] || [])
  const text = [wholeMessage(enquiry), '', ...others].join('\n')
  const empty = `mailto:${to}?subject=${encode(enquiry.service ? `${subject} ${enquiry.service}` : subject.replace(/\s*:$/, ''))}`
  const whole = `${empty}&body=${encode(text)}`
  const fits = whole.length <= maxCharacters()
  return { href: fits ? whole : empty, text, fits }
}

// Email apps expect \r\n. encodeURIComponent throws on half an emoji.
function encode(text: string) {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\ufffd'))
}
