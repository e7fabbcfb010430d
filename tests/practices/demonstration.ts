import type { WrittenPractice } from '../../practice/practiceSchema'

/** practice.config.ts as it is shipped, with all examples switched on. */
const practice = {
  name: 'Example Counseling',
  address: 'https://www.example.com',
  phone: '+1 212 555 0100',
  email: 'hello@example.com',
  emailjs: { publicKey: 'demo-public-key', serviceId: 'service_demo', templateId: 'template_demo' },
  emergency: {
    text: 'If you are in danger or might harm yourself, please do not wait for our reply. Call or text 988, or call 911.',
    numbers: ['988', '911'],
  },
  facebook: 'https://www.facebook.com/example-counseling',
  instagram: 'https://www.instagram.com/example.counseling',
  linkedin: 'https://www.linkedin.com/company/maple-counseling',
  youtube: 'https://www.youtube.com/@maple-counseling',
  whatsapp: 'https://wa.me/442079460018',
  directories: [{ name: 'Psychology Today', address: 'https://www.psychologytoday.com/profile/1' }],
  secondPhone: '+44 20 7946 0019',
  place: {
    sessions: 'both',
    street: '1 Example Street',
    postalCode: '10001',
    city: 'New York',
    map: 'https://www.openstreetmap.org/?mlat=40.75&mlon=-73.99',
  },
  license: 'LMFT 12345',
  openingWords: 'Counseling at Maple Street, in English and Spanish.',
  areasServed: ['Maple County', 'Birch County'],
  imprint: 'https://www.maple-counseling.org/imprint',
  privacyNotice: 'https://www.maple-counseling.org/privacy',
} satisfies WrittenPractice

export default practice
