import type { WrittenPractice } from '../../practice/practiceSchema'

/** Hardly more than the required values: no links, no emergency message, one service. */
export default {
  name: 'Mori',
  address: 'https://mori.example/',
  phone: '+81 3 1234 5678',
  email: 'mail@mori.example',
  emailjs: { publicKey: 'Ab3dEf6hIj9lMn2pQ', serviceId: 'service_tests12', templateId: 'template_tests1' },
  hours: 'by appointment',
  place: { sessions: 'online' },
  words: '../tests/practices/barestWords',
} satisfies WrittenPractice
