import type { EnquiryWords } from '../../practice/wordsSchema'
import type { Recipient } from './sendEnquiry'

/** What the form needs to know about the practice. It is in the page, in a data attribute. */
export type EnquiryFacts = {
  recipient: Recipient
  words: EnquiryWords
  /** `value` is sent, whatever language or translator changes the label. */
  services: { value: string; label: string }[]
}

export function readFacts(island: HTMLElement): EnquiryFacts {
  return JSON.parse(island.dataset.facts ?? '{}')
}
