// The facts about your practice. docs/going-live.md walks you through them.
//
// How to edit: change only what is between the quotes '…', and keep the quotes and the comma after them.
// Inside the quotes, write an apostrophe as \', as in 'Zoë\'s Practice', and a new line as \n.
// A setting with // in front of it is switched off: remove the // to switch it on.
// If your site has several languages, the text that visitors read (name, emergency, license, and the address under `place`) can
// be different in each: write { en: '…', de: '…' } instead of '…'.
//
// The values below are only examples. `npm run build` tells you which ones you still have to change.

import type { WrittenPractice } from './practice/practiceSchema'

const practice: WrittenPractice = {
  // The name of your practice.
  name: 'Example Counseling',

  // The site's web address, starting with https://. Search engines and shared links use it.
  // On GitHub Pages without your own domain, it ends with the repository's name: 'https://your-name.github.io/your-repository/'
  address: 'https://www.example.com/',

  // Your phone number with the country code, so that it can be dialed from anywhere, for example '+44 20 7946 0018'
  phone: '+1 212 555 0100',

  // The email address that visitors see, for example 'hello@maple-counseling.org'. The one that receives enquiries is set in EmailJS.
  email: 'hello@example.com',

  // EmailJS delivers enquiries to your mailbox. These three are identifiers, not secrets:
  // visitors' browsers need them. Never put the *private* key here.
  emailjs: {
    // Account → General → Public Key (17 characters: letters, digits, - and _)
    publicKey: 'demo-public-key',
    // Email Services → the service that you connected: 'service_ab12cd3'
    serviceId: 'service_demo',
    // Email Templates → your template → Settings → Template ID: 'template_ef45gh6'
    templateId: 'template_demo',
  },

  // ---- Everything below is optional: put // in front of each line that you do not want ----

  // What to do in an emergency, shown before the form. Put each number in square brackets so that visitors can tap it;
  // for a number that people text, write [sms:741741]. This text is for the United States and Canada. docs/how-do-i.md
  // has examples for other countries. Check each number.
  emergency: 'If you are in danger or might harm yourself, please do not wait for our reply. Call or text [988], or call [911].',

  // Your pages on other sites. Copy each address from your browser's address bar.
  links: [
    { name: 'Facebook', address: 'https://www.facebook.com/example-counseling' },
    { name: 'Instagram', address: 'https://www.instagram.com/example.counseling' },
    // { name: 'WhatsApp', address: 'https://wa.me/442079460018' },
    // { name: 'Psychology Today', address: 'https://www.psychologytoday.com/profile/1' },
  ],

  // The page where people can book an appointment themselves, if you use an online calendar or a client portal.
  // booking: 'https://booking.example.com/maple-counseling',

  // A second phone number.
  // secondPhone: '+44 20 7946 0019',

  // Your hours. If they vary, write hours: 'by appointment', without the [ and ].
  // hours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:00'],

  // Where sessions take place: 'in person', 'online' or 'both'. Write the address as on an envelope, with \n between
  // lines. You can leave out the map and, if you work only online, the address.
  // place: { sessions: 'both', address: '1 Example Street\nNew York, NY 10001', map: 'https://www.openstreetmap.org/?mlat=40.75&mlon=-73.99' },

  // Your license, with its number.
  // license: 'LMFT 12345',

  // The page's wording, from a file in words/: 'en', 'de', 'es', 'fr', or one of your own.
  // words: 'en',

  // Other languages, by the names of their files in words/. Each gets its own page, linked from the header and footer.
  // alsoIn: ['de'],

  // The languages that you work in, as codes: 'en', 'es', 'de', 'fr', 'pt'. Each page shows their names in its own language.
  // languages: ['en', 'es'],

  // The areas you serve, for search engines.
  // areasServed: ['Maple County', 'Birch County'],

  // The year in the footer.
  copyrightYear: 2025,
}

export default practice
