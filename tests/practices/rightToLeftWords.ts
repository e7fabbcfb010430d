import type { Words } from '../../practice/wordsSchema'
import english from '../../words/en'

export default {
  ...english,
  language: { code: 'ar', invitation: 'هذه الصفحة بالعربية' },
  tagline: ['اعتنِ بنفسك،', 'واعتنِ بعلاقاتك'],
} satisfies Words
