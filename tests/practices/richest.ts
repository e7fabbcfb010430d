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
  facebook: 'https://www.facebook.com/gemeinschaftspraxis',
  instagram: 'https://www.instagram.com/gemeinschaftspraxis',
  linkedin: 'https://www.linkedin.com/company/gemeinschaftspraxis',
  youtube: 'https://www.youtube.com/@gemeinschaftspraxis',
  whatsapp: 'https://wa.me/4930901820',
  directories: [
    { name: 'Therapie.example', address: 'https://therapie.example/gemeinschaftspraxis' },
    { name: 'Beratung.example', address: 'https://beratung.example/gemeinschaftspraxis' },
  ],
  secondPhone: '+49 151 23456789',
  hours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:30'],
  place: {
    sessions: 'both',
    street: 'Beispielstraße 1',
    postalCode: '12345',
    city: 'Berlin',
    map: 'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4',
  },
  license: 'PTK Berlin 4711',
  emergency: {
    de: {
      text: 'In Lebensgefahr wählen Sie bitte 112. Die TelefonSeelsorge erreichen Sie Tag und Nacht (24/7) unter 0800/111 0 111.',
      numbers: ['112', '0800/111 0 111'],
    },
    en: {
      text: 'If your life is in danger, please call 112. You can reach someone to talk to day and night on 0800 111 0 111.',
      numbers: ['112', '0800 111 0 111'],
    },
  },
  areasServed: ['Berlin', 'Brandenburg'],
  languages: ['de', 'en', 'pl', 'ar'],
  copyrightYear: 2026,
  themeColor: '#234a40',
  kindOfBusiness: 'MedicalBusiness',
  words: '../tests/practices/richestWords',
  alsoIn: ['../tests/practices/richestInEnglish'],
} satisfies WrittenPractice
