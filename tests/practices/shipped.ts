import type { WrittenPractice } from '../../src/practice/practiceSchema'

/** A practice with the words as they are shipped, and a name that is hard on everything that writes it. */
const practice = {
  name: "Zoë & Sam's <Practice>",
  address: 'https://zoe-and-sam.example/',
  phone: '+44 20 7946 0018',
  email: 'hello@zoe-and-sam.example',
  facebook: 'https://www.facebook.com/zoe-and-sam',
  instagram: 'https://www.instagram.com/zoe.and.sam',
  emailjs: { publicKey: 'Ab3dEf6hIj9lMn2pQ', serviceId: 'service_tests12', templateId: 'template_tests1' },
  emergency: 'In danger? Call 999 now.',
  areasServed: ['London', 'Kent'],
  languages: ['English', 'Deutsch'],
} satisfies WrittenPractice

export default practice
