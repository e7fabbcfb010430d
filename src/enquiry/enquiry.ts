import type { Practice } from '../content/practiceSchema'
import type { Words } from '../content/wordsSchema'

/** What the visitor writes. It exists only on the page and is never stored. */
export type Enquiry = { name: string; email: string; service: string; message: string }

export function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form)
  const read = (name: keyof Enquiry) => String(data.get(name) ?? '')
  return { name: read('name'), email: read('email'), service: read('service'), message: read('message') }
}

export type Recipient = Pick<Practice, 'email' | 'phone' | 'emailjs'>
export type FormWords = Words['enquiry']
export type FormProps = { recipient: Recipient; words: FormWords; hasPrivacyNotice: boolean }
