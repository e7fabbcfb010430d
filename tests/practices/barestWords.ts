import type { Words } from '../../practice/wordsSchema'
import english from '../../words/en'

export default {
  ...english,
  services: { ...english.services, offers: english.services.offers.slice(0, 1) },
  enquiry: { ...english.enquiry, services: ['Student Support'] },
} satisfies Words
