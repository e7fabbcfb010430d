// This is the one file that you edit. docs/going-live.md walks you through it.
//
// How to edit: change only what stands between the quotes '…', and keep the quotes
// and the comma behind them. An apostrophe inside is written \' as in 'Zoë\'s Practice'.
// A line that starts with // is switched off: remove the // to switch it on.
//
// Everything below is a demonstration. `npm run build` tells you what you still have to change.

import type { WrittenPractice } from './src/practice/practiceSchema'

const practice: WrittenPractice = {
  // The name of your practice, as visitors should read it.
  name: 'Example Counseling',

  // Where the site will live. Starts with https:// and is used for search engines and shared links.
  // On GitHub Pages it has two parts: 'https://your-name.github.io/your-repository/'
  address: 'https://www.example.com/',

  // Your phone number with the country code, so that it can be dialled from anywhere: '+44 20 7946 0018'
  phone: '+1 212 555 0100',

  // Where enquiries should arrive, and the address that visitors see: 'hello@maple-counseling.org'
  email: 'hello@example.com',

  // EmailJS delivers the enquiries to your mailbox. These three are identifiers, not secrets:
  // visitors' browsers need them. Never put the *private* key here.
  emailjs: {
    // Account → General → Public Key: 17 letters, digits, - or _.
    publicKey: 'demo-public-key',
    // Email Services → the service that you connected: 'service_ab12cd3'
    serviceId: 'service_demo',
    // Email Templates → your template → Settings → Template ID: 'template_ef45gh6'
    templateId: 'template_demo',
  },

  // ---- All that follows is optional: put // in front of what you do not want ----

  // What to do in an emergency, shown before the form. Numbers differ by country: find out yours.
  // 112 works in Europe and on most mobile phones, 911 in North America, 999 in the UK.
  // biome-ignore format: one line, so that one // switches it off
  emergency: 'If you are in danger, or might harm yourself, please do not wait for our answer. Call 112 or your local emergency number now.',

  // Your pages elsewhere, copied from the browser's address bar.
  facebook: 'https://www.facebook.com/example-counseling',
  instagram: 'https://www.instagram.com/example.counseling',
  // linkedin: 'https://www.linkedin.com/company/maple-counseling',
  // youtube: 'https://www.youtube.com/@maple-counseling',
  // whatsapp: 'https://wa.me/442079460018',
  // directory: { name: 'Psychology Today', address: 'https://www.psychologytoday.com/profile/1' },

  // A second number, and when you can be reached: Mo, Tu, We, Th, Fr, Sa, Su.
  // secondPhone: '+44 7700 900123',
  // hours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:00'],

  // The words of the page, from a file in words/: 'en', 'de', 'es', 'fr', or one of your own.
  // words: 'en',
  // Which others get a page of their own, linked at the foot of the page.
  // alsoIn: ['de'],

  // The sentences under the headline, if you would like your own. Also for each language: { en: '…', de: '…' }
  // openingWords: 'Counseling in English and Spanish for students, adults and couples.',

  // Imprint and privacy notice, where you have them already. To write them yourself: docs/how-do-i.md
  // imprint: 'https://www.maple-counseling.org/imprint',
  // privacyNotice: 'https://www.maple-counseling.org/privacy',

  // Where the people live whom you may counsel. Search engines show it.
  // areasServed: ['New York', 'New Jersey'],

  // The languages that you work in. Shown beside the form and told to search engines.
  // languages: ['English', 'Spanish'],

  // The year in the footer. 2025 when switched off.
  // copyrightYear: 2025,

  // The colour that phones give to the bar around the page, as '#' and six digits.
  // themeColor: '#234a40',

  // What search engines should call you: a type from schema.org. 'LocalBusiness' when switched off.
  // kindOfBusiness: 'MedicalBusiness',
}

export default practice
