import type { WrittenPractice } from '../../practice/practiceSchema'

/** Uses words/en.ts as shipped, and has a name with characters that need escaping. */
export default {
  name: "Zoë & Sam's <Practice>",
  address: 'https://zoe-and-sam.example/',
  phone: '+44 20 7946 0042',
  email: 'hello@zoe-and-sam.example',
  links: [
    { name: 'Facebook', address: 'https://www.facebook.com/zoe-and-sam' },
    { name: 'Instagram', address: 'https://www.instagram.com/zoe.and.sam' },
  ],
  emailjs: { publicKey: 'Ab3dEf6hIj9lMn2pQ', serviceId: 'service_tests12', templateId: 'template_tests1' },
  emergency: 'In danger? Call [999] now.',
  areasServed: ['London', 'Kent'],
  languages: ['en', 'de'],
} satisfies WrittenPractice
