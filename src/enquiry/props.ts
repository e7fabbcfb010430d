import type { practice } from '../content/content.ts'
import type { Words } from '../content/wordsSchema.ts'
import type { ExtraField } from '../fields.ts'
import type { ProviderSettings } from '../provider/settings.ts'

/** What the page hands over to the form in the browser, as JSON. */
export type FormProps = {
  recipient: Recipient
  words: FormWords
  /** What the visitor can choose. With fewer than two, there is no choice. */
  services: string[]
  extras: ExtraField[]
  privacyAddress?: string
}
export type Recipient = Pick<typeof practice, 'email' | 'phone'> & { provider: ProviderSettings }
export type FormWords = Words['enquiry']
