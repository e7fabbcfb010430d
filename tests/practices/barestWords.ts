import type { Words } from '../../practice/wordsSchema'
import english from '../../words/en'

const words: Words = {
  ...english,
  services: { ...english.services, offers: english.services.offers.slice(0, 1) },
  enquiry: { ...english.enquiry, services: ['Student Support'] },
}

export default words
