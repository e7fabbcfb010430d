import type { practice } from '../content/content.ts'
import type { Words } from '../content/wordsSchema.ts'

/** What the page hands over to the form in the browser, as JSON. */
export type FormProps = { recipient: Recipient; words: FormWords; services: string[]; hasPrivacyNotice: boolean }
export type Recipient = Pick<typeof practice, 'email' | 'phone' | 'provider'>
export type FormWords = Words['enquiry']
