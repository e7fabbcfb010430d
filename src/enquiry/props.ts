import type { Practice } from '../content/practiceSchema.ts'
import type { Words } from '../content/wordsSchema.ts'

/** What the page hands over to the form in the browser, as JSON. */
export type FormProps = { recipient: Recipient; words: FormWords; services: string[]; hasPrivacyNotice: boolean }
export type Recipient = Pick<Practice, 'email' | 'phone' | 'emailjs'>
export type FormWords = Words['enquiry']
