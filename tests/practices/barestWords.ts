import type { Words } from '../../practice/wordsSchema'
import english from '../../words/en'

/** One service, and few words. */
const words: Words = {
  ...english,
  services: { ...english.services, offers: english.services.offers.slice(0, 1) },
  enquiry: { ...english.enquiry, services: ['Student Support'] },
}

export default words
