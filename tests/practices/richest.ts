import type { WrittenPractice } from '../../src/practice/practiceSchema'

/** German with English beside it, every option, six services, long names, portraits. */
const practice = {
  name: 'Gemeinschaftspraxis für Psychologische Beratung Łódź & Süd',
  address: 'https://www.gemeinschaftspraxis.example/',
  phone: '+49 30 901820',
  email: 'kontakt@gemeinschaftspraxis-fuer-psychologische-beratung.example',
  emailjs: { publicKey: 'Ab3dEf6hIj9lMn2pQ', serviceId: 'service_tests12', templateId: 'template_tests1' },
  facebook: 'https://www.facebook.com/gemeinschaftspraxis',
  instagram: 'https://www.instagram.com/gemeinschaftspraxis',
  linkedin: 'https://www.linkedin.com/company/gemeinschaftspraxis',
  youtube: 'https://www.youtube.com/@gemeinschaftspraxis',
  whatsapp: 'https://wa.me/4930901820',
  directory: { name: 'Therapie.example', address: 'https://therapie.example/gemeinschaftspraxis' },
  secondPhone: '+49 151 23456789',
  hours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:00'],
  emergency: {
    de: 'In Lebensgefahr wählen Sie bitte 112. Die TelefonSeelsorge erreichen Sie Tag und Nacht unter 0800 111 0 111.',
    en: 'If your life is in danger, please call 112. You can reach someone to talk to day and night on 0800 111 0 111.',
  },
  areasServed: ['Berlin', 'Brandenburg'],
  languages: ['Deutsch', 'English', 'Polski', 'العربية'],
  copyrightYear: 2026,
  themeColor: '#234a40',
  kindOfBusiness: 'MedicalBusiness',
  words: '../tests/practices/richestWords',
  alsoIn: ['../tests/practices/richestInEnglish'],
} satisfies WrittenPractice

export default practice
