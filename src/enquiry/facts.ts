import type { EnquiryWords } from '../../practice/wordsSchema'
import type { Recipient } from './sendEnquiry'

/** What the form needs to know about the practice. Embedded in the page as a data attribute. */
export type EnquiryFacts = {
  recipient: Recipient
  words: EnquiryWords
  /** `value` is what gets sent, even if the label is translated. */
  services: { value: string; label: string }[]
}

export function readFacts(island: HTMLElement): EnquiryFacts {
  return JSON.parse(island.dataset.facts ?? '{}')
}
