import type { Practice } from '../../src/practice'

/** The practice that the tests build the site for, so that they pass whatever practice.config.ts says. */
const practice: Practice = {
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
}

export default practice
