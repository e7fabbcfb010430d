import type { Words } from '../../src/words'
import english from '../../words/en'

/** A privacy notice in this language too, and no imprint. */
const words: Words = {
  ...english,
  privacyNotice: {
    title: 'Privacy notice',
    sections: [{ paragraphs: ['What you write reaches us alone.'] }],
  },
}

export default words
