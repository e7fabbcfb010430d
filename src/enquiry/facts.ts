import type { EnquiryWords } from '../words'
import type { Recipient } from './sendEnquiry'

/** Everything that the form knows of the practice. It travels to the browser inside the page. */
export type EnquiryFacts = {
  recipient: Recipient
  words: EnquiryWords
  /** What the visitor can choose. The practice receives the value, whatever a translator makes of the label. */
  services: { value: string; label: string }[]
}

export function readFacts(root: HTMLElement): EnquiryFacts {
  return JSON.parse(root.dataset.facts ?? '{}')
}
