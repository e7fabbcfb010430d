import type { WrittenPractice } from '../../practice/practiceSchema'

/** German and English, every option, six services, long names, a portrait. */
export default {
  name: {
    de: 'Gemeinschaftspraxis für Psychologische Beratung Łódź & Süd',
    en: 'Joint Counseling Practice Łódź & South',
  },
  address: 'https://www.gemeinschaftspraxis.example/',
  phone: '+49 30 901820',
  email: 'kontakt@gemeinschaftspraxis-fuer-psychologische-beratung.example',
  emailjs: { publicKey: 'Ab3dEf6hIj9lMn2pQ', serviceId: 'service_tests12', templateId: 'template_tests1' },
  links: [
    { name: 'Facebook', address: 'https://www.facebook.com/gemeinschaftspraxis' },
    { name: 'Instagram', address: 'https://www.instagram.com/gemeinschaftspraxis' },
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/gemeinschaftspraxis' },
    { name: 'WhatsApp', address: 'https://wa.me/4930901820' },
    { name: 'Therapie.example', address: 'https://therapie.example/gemeinschaftspraxis' },
    { name: 'Beratung.example', address: 'https://beratung.example/gemeinschaftspraxis' },
  ],
  booking: 'https://termine.example/gemeinschaftspraxis',
  secondPhone: '+49 151 23456789',
  hours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:30'],
  place: {
    sessions: 'both',
    address: { de: 'Beispielstraße 1\n12345 Berlin', en: 'Beispielstraße 1\n12345 Berlin\nGermany' },
    map: 'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4',
  },
  license: { de: 'PTK Berlin 4711', en: 'Chamber of Psychotherapists Berlin 4711' },
  emergency: {
    de: 'In Lebensgefahr wählen Sie bitte [112]. Die TelefonSeelsorge erreichen Sie Tag und Nacht (24/7) unter [0800/111 0 111].',
    en: 'If your life is in danger, please call [112]. You can reach someone to talk to day and night on [0800 111 0 111].',
  },
  areasServed: ['Berlin', 'Brandenburg'],
  languages: ['de', 'en', 'pl', 'ar'],
  copyrightYear: 2026,
  words: '../tests/practices/richestWords',
  alsoIn: ['../tests/practices/richestInEnglish'],
} satisfies WrittenPractice
