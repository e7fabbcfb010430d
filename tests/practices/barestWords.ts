import type { Words } from '../../src/words'
import english from '../../words/en'

/** One service, and few words. */
const words: Words = {
  ...english,
  services: { ...english.services, offers: english.services.offers.slice(0, 1) },
  enquiry: { ...english.enquiry, services: ['Individual Counseling'] },
}

export default words
