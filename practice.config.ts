// This is the one file that you edit. docs/going-live.md walks you through it.
//
// How to edit: change only what is between the quotes '…', and keep the quotes and the comma after them.
// Inside the quotes, write an apostrophe as \', as in 'Zoë\'s Practice'.
// A setting with // in front of it is switched off: remove the // to switch it on.
//
// The values below are only examples. `npm run build` tells you which ones you still have to change.

import type { WrittenPractice } from './practice/practiceSchema'

const practice: WrittenPractice = {
  // The name of your practice. If your site has several languages, you can write one for each: { en: '…', de: '…' }
  name: 'Example Counseling',

  // The site's web address, starting with https://. Search engines and shared links use it.
  // On GitHub Pages without your own domain, it ends with the repository's name: 'https://your-name.github.io/your-repository/'
  address: 'https://www.example.com/',

  // Your phone number with the country code, so that it can be dialed from anywhere: '+44 20 7946 0018'
  phone: '+1 212 555 0100',

  // The email address that visitors see: 'hello@maple-counseling.org'. The one where you receive enquiries is set in EmailJS.
  email: 'hello@example.com',

  // EmailJS delivers the enquiries to your mailbox. These three are identifiers, not secrets:
  // visitors' browsers need them. Never put the *private* key here.
  emailjs: {
    // Account → General → Public Key (17 characters: letters, digits, - and _)
    publicKey: 'demo-public-key',
    // Email Services → the service that you connected: 'service_ab12cd3'
    serviceId: 'service_demo',
    // Email Templates → your template → Settings → Template ID: 'template_ef45gh6'
    templateId: 'template_demo',
  },

  // ---- Everything below is optional: put // in front of what you do not want ----

  // What to do in an emergency, shown before the form. `numbers` lists every number in the text, written exactly as it
  // appears there: visitors can tap only these. For a number that people text, write 'sms:741741'. Check each one for
  // your country; docs/how-do-i.md has examples for several countries, and shows how to write a text for each language.
  // biome-ignore format: one line, so that one // switches it off
  emergency: { text: 'If you are in danger or might harm yourself, please do not wait for our reply. Call or text 988, or call 911.', numbers: ['988', '911'] },

  // Links to your pages on other sites. Copy each one from your browser's address bar.
  facebook: 'https://www.facebook.com/example-counseling',
  instagram: 'https://www.instagram.com/example.counseling',
  // linkedin: 'https://www.linkedin.com/company/maple-counseling',
  // youtube: 'https://www.youtube.com/@maple-counseling',
  // whatsapp: 'https://wa.me/442079460018',
  // directories: [{ name: 'Psychology Today', address: 'https://www.psychologytoday.com/profile/1' }],

  // A second phone number, and your hours. Instead of the list of hours you can write 'by appointment'.
  // secondPhone: '+44 20 7946 0019',
  // hours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:00'],

  // Where sessions take place: 'in person', 'online' or 'both'. You can leave out the street, postal code and map. If
  // you work only online, you can also leave out the city.
  // biome-ignore format: one line, so that one // switches it on
  // place: { sessions: 'both', street: '1 Example Street', postalCode: '10001', city: 'New York', map: 'https://www.openstreetmap.org/?mlat=40.75&mlon=-73.99' },

  // Your license, with its number.
  // license: 'LMFT 12345',

  // The page's wording, from a file in words/: 'en', 'de', 'es', 'fr', or one of your own.
  // words: 'en',
  // Other languages that get their own page, linked from the header and the footer.
  // alsoIn: ['de'],

  // The sentences under the headline, if you would like your own. You can write one for each language: { en: '…', de: '…' }
  // openingWords: 'Counseling at Maple Street, in English and Spanish.',

  // Legal notice and privacy notice, if they are already online. To publish them on this site, see docs/how-do-i.md.
  // imprint: 'https://www.maple-counseling.org/imprint',
  // privacyNotice: 'https://www.maple-counseling.org/privacy',

  // The areas you serve, for search engines.
  // areasServed: ['Maple County', 'Birch County'],

  // The languages that you work in, as codes: 'en', 'es', 'de', 'fr', 'pt-BR'. Each page lists them in its own language.
  // languages: ['en', 'es'],

  // The year in the footer. If you leave this out, it will be 2025.
  // copyrightYear: 2025,

  // The color of the browser's toolbar on phones, written as # and six characters from 0–9 and a–f.
  // themeColor: '#234a40',

  // Your type of business for search engines, from schema.org. If you leave this out, 'LocalBusiness' is used.
  // kindOfBusiness: 'MedicalBusiness',
}

export default practice
