import { readdirSync } from 'node:fs'

const UNREADABLE =
  'this line, or the one before it, can’t be read. A setting has a name, a colon and a space before its text. An entry of a list has a hyphen and a space. Both begin as far from the left as their neighbors, with spaces, not tabs. A text with a colon in it, or with a sign such as *, @ or [ at its start, needs straight quotes around it: "…"'
const LANGUAGES = readdirSync('words')
  .map((file) => file.replace('.yaml', ''))
  .join(', ')
const HTML = 'contains HTML, such as <br> or &amp;. Write the plain text, without signs of that kind.'
const PHONE = 'should be a complete phone number that begins with + and the country code, such as +44 20 7946 0018.'
const WEB = 'should be a complete web address, such as https://www.practice.com/'
const AMERICAN =
  'is an American number: 988 and 911 don’t help where your phone number is. Look at every number under emergency: a wrong one can cost a life. If you are not sure, leave emergency out.'

/** What a counselor may write in tests/practices/typical.yaml instead of what is there, and what is said about it. */
export const EDITS: [written: string, instead: string, expected: string][] = [
  // Lines
  ['name: Maple', 'name Maple', `line 1: ${UNREADABLE}`],
  ['advice: If', 'advice: Now: if', `line 11: ${UNREADABLE}`],
  ['name: Maple', 'name: @Maple', `line 1: ${UNREADABLE}`],
  ['name: Maple', 'name: *Maple', `line 1: ${UNREADABLE}`],
  ['name: Maple', 'name: & Maple', `line 1: ${UNREADABLE}`],
  ['name: Maple Counseling', 'name: [Maple]', `line 1: ${UNREADABLE}`],
  ['  publicKey', 'publicKey', `line 7: ${UNREADABLE}`],
  ['  publicKey', '\tpublicKey', `line 7: ${UNREADABLE}`],
  ['    - name: Emergency', '   - name: Emergency', `line 15: ${UNREADABLE}`],
  ['name: Maple Counseling', 'name: "Maple Counseling', 'line 1: the text that begins here has no closing quote: "…"'],
  [
    'email: hello@maple.test',
    "email: 'hello@maple.test",
    'line 5: the text that begins here has no closing quote: "…"',
  ],
  [
    'email: hello@maple.test',
    'name: Other',
    'line 5: name is already on line 1. Delete one of the two, or put a hyphen and a space before the first line of a new entry.',
  ],
  [
    'name: Maple Counseling',
    'name: Maple #1',
    'line 1: what follows the # is left out. Put the whole text in quotes: "… # …"',
  ],
  [
    'name: Maple',
    '<<<<<<< HEAD\nname: Maple',
    'line 1: this is a mark of two versions that were not merged. Keep the lines that you want, and delete the marks.',
  ],
  ['name: Maple', 'name:Maple', `line 1: ${UNREADABLE}`],
  ['copyrightYear: 2025', 'imprint: |\n  Tel:+1 212 736 5000\nhours Monday', `line 24: ${UNREADABLE}`],
  ['copyrightYear: 2025', ' license: One', `line 22: ${UNREADABLE}`],
  ['number: 911', 'number: "911"\nhours:\n  - Monday\n   - Tuesday', `line 19: ${UNREADABLE}`],
  ['number: 911', 'number: "911"\nnotice: We are away.\nBack on Monday.', `line 18: ${UNREADABLE}`],
  [
    'copyrightYear: 2025',
    'license: #12345',
    'line 22: what follows the # is left out. Put the whole text in quotes: "… # …"',
  ],
  // Settings
  ['name: Maple Counseling', 'name:', 'line 1: name is empty.'],
  ['name: Maple Counseling\n', '', 'line 1: name is missing. Add it on a line of its own, at the left edge.'],
  ['  serviceId: service_tests12\n', '', 'line 6: serviceId, under emailjs, is missing.'],
  [
    'phone: +1',
    'fone: +1',
    'line 1: phone is missing. Add it on a line of its own, at the left edge.\nline 4: there is no setting called fone here. Look for a typing mistake in it, or for a line above it that is gone.',
  ],
  [
    'copyrightYear: 2025',
    'hours: Monday',
    'line 22: hours should be a list, with each entry on a line that starts with a hyphen and a space.',
  ],
  [
    'copyrightYear: 2025',
    'hours:\n  - Monday\n  - a: b',
    'line 24: the 2nd line under hours should be one text. If it has a colon in it, put straight quotes around it: "…"',
  ],
  [
    'name: Maple Counseling',
    'name:\n  - Maple',
    'line 1: name should be one text. If it has a colon in it, put straight quotes around it: "…"',
  ],
  ['language: en', 'language: xx', `line 3: language should be one of ${LANGUAGES}: each is a file in words/.`],
  ['copyrightYear: 2025', 'copyrightYear: this year', 'line 22: copyrightYear should be a year with four digits.'],
  // Copied text that can't be read as it was meant
  ['If you are', 'If you&nbsp;are', `line 11: advice, under emergency, ${HTML}`],
  ['Maple Counseling', 'Maple<br>Counseling', `line 1: name ${HTML}`],
  [
    'Maple Counseling',
    'Mapleâ€™s Counseling',
    'line 1: name has letters that got lost on the way, such as � or â€™. Type them again.',
  ],
  // Numbers and addresses
  ['+1 212 555 0100', '212 555 0100', `line 4: phone ${PHONE}`],
  ['+1 212 555 0100', '+1 212 555 01', `line 4: phone ${PHONE}`],
  [
    'number: 988',
    'number: call 988',
    'line 14: number, in the 1st entry under numbers, under emergency, should have only digits and spaces.',
  ],
  [
    '+1 212 555 0100',
    '+49 30 901820',
    `line 14: number, in the 1st entry under numbers, under emergency, ${AMERICAN}\nline 16: number, in the 2nd entry under numbers, under emergency, ${AMERICAN}`,
  ],
  ['hello@maple.test', 'oezlem@web', 'line 5: email should be a complete email address, such as name@practice.com'],
  [
    'hello@maple.test',
    'hello at maple.test',
    'line 5: email should be a complete email address, such as name@practice.com',
  ],
  [
    'https://www.facebook.com/maple',
    'https:/www.facebook.com/maple',
    `line 19: address, in the 1st entry under links, ${WEB}`,
  ],
  [
    'https://www.facebook.com/maple',
    'https://www.facebook.com/my practice',
    `line 19: address, in the 1st entry under links, ${WEB}`,
  ],
  [
    'https://www.facebook.com/maple',
    'https://www,facebook.com/maple',
    `line 19: address, in the 1st entry under links, ${WEB}`,
  ],
  ['https://maple.test/', 'maple.test', `line 2: address ${WEB}`],
  ['https://maple.test/', 'http://maple.test/', 'line 2: address should start with https: https://maple.test/'],
  [
    'https://maple.test/',
    'https://github.com/Maple/site',
    'line 2: address is where you manage your site. Put the address of the site itself here: https://maple.github.io/site/',
  ],
  [
    'https://maple.test/',
    'https://app.netlify.com/projects/maple',
    'line 2: address is where you manage your site. Put the address of the site itself here: https://maple.netlify.app/',
  ],
  [
    'https://maple.test/',
    'https://dash.cloudflare.com/1/pages',
    'line 2: address is where you manage your site. Put the address of the site itself here: the one that ends in .pages.dev, or your own domain',
  ],
  [
    'https://maple.test/',
    'https://vercel.com/maple/site',
    'line 2: address is where you manage your site. Put the address of the site itself here: https://site.vercel.app/',
  ],
  [
    'https://maple.test/',
    'https://your-name.github.io/site/',
    'line 2: address still has “your-…” in it. Replace it with your own.',
  ],
  [
    'https://maple.test/',
    'https://maple.test/?x=1',
    'line 2: address should be the address of the site alone, without what begins with ? or #.',
  ],
  [
    'https://maple.test/',
    'https://maple.test/#home',
    'line 2: address should be the address of the site alone, without what begins with ? or #.',
  ],
  [
    'number: 911',
    'number: "9 88"',
    'line 16: number, in the 2nd entry under numbers, under emergency, is already in the list above. Delete one of the two.',
  ],
  // The provider
  [
    'service_tests12',
    'Ab3dEf6hIj9lMn2pQ',
    'line 8: serviceId, under emailjs, is the same as another ID above it. EmailJS shows each one in its own place.',
  ],
  [
    'service_tests12',
    'template_tests1',
    'line 8: serviceId, under emailjs, looks like the ID of a template. EmailJS shows each one in its own place.',
  ],
  [
    'template_tests1',
    'service_tests12',
    'line 9: templateId, under emailjs, looks like the ID of a service. EmailJS shows each one in its own place.',
  ],
  [
    'template_tests1',
    'template tests1',
    'line 9: templateId, under emailjs, should have only plain letters, digits, _ and -, as EmailJS shows it. Copy it again.',
  ],
  [
    'Ab3dEf6hIj9lMn2pQ',
    'Ab3dEf6hIj9lMn2pQ-rs7',
    'line 7: publicKey, under emailjs, is too long for a public key. Never put the private key on a web page.',
  ],
]
