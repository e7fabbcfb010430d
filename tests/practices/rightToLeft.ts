import type { WrittenPractice } from '../../practice/practiceSchema'

/** A right-to-left page. Most of its words are English, so it mixes both directions. */
export default {
  name: 'عيادة السكينة',
  address: 'https://sakina.example/',
  phone: '+٩٦٢ ٦ ١٢٣ ٤٥٦٧',
  email: 'salam@sakina.example',
  emailjs: { publicKey: 'Ab3dEf6hIj9lMn2pQ', serviceId: 'service_tests12', templateId: 'template_tests1' },
  links: [{ name: 'Instagram', address: 'https://www.instagram.com/sakina' }],
  hours: ['Su-Th 09:00-17:00'],
  emergency: 'إذا كنت في خطر فلا تنتظر ردّنا. اتصل بالرقم [٩١١] الآن.',
  words: '../tests/practices/rightToLeftWords',
} satisfies WrittenPractice
