import type { Words } from '../../practice/wordsSchema'
import english from '../../words/en'

export default {
  ...english,
  imprint: 'https://elsewhere.example/legal',
  privacyNotice: {
    title: 'Privacy notice',
    sections: [{ paragraphs: ['What you write reaches us alone.'] }],
  },
} satisfies Words
