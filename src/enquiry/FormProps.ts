import type { Phone } from '../../practice/phone'
import type { EmailjsIdentifiers } from '../../practice/practiceSchema'
import type { EnquiryWords } from '../../practice/wordsSchema'

/** The form's props. The page contains them as JSON, so that hydration uses the same props as prerendering. */
export type FormProps = {
  recipient: Recipient
  words: Omit<EnquiryWords, 'title' | 'services' | 'withoutScript'>
  /** `value` is what gets sent, even if the label is translated. */
  services: { value: string; label: string }[]
}

export type Recipient = {
  email: string
  phone: Phone
  emailjs: EmailjsIdentifiers
  /** '' if the provider is on the page's own origin, as the local one is. */
  providerOrigin: string
}

export const PROPS_ID = 'enquiry-props'

export function readProps(): FormProps {
  return JSON.parse(document.getElementById(PROPS_ID)?.textContent as string)
}
