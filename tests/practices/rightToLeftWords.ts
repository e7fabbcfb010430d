import type { Words } from '../../practice/wordsSchema'
import english from '../../words/en'

const words: Words = {
  ...english,
  language: { code: 'ar', direction: 'rtl', invitation: 'هذه الصفحة بالعربية' },
  tagline: ['اعتنِ بنفسك،', 'واعتنِ بعلاقاتك'],
}

export default words
