import type { Words } from '../../practice/wordsSchema'
import english from '../../words/en'

const words: Words = {
  ...english,
  privacyNotice: {
    title: 'Privacy notice',
    sections: [{ paragraphs: ['What you write reaches us alone.'] }],
  },
}

export default words
