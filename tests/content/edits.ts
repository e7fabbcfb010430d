import { readdirSync } from 'node:fs'

const UNREADABLE =
  'this line, or the one before it, can’t be read. A setting has a name, a colon and a space before its text. An entry of a list has a hyphen and a space. Both begin as far from the left as their neighbors, with spaces, not tabs. A text with a colon in it, or with a sign such as *, @ or [ at its start, needs straight quotes around it: "…"'
const LANGUAGES = readdirSync('words')
  .map((file) => file.replace('.yaml', ''))
  .join(', ')
const HTML = 'contains HTML, such as <br> or &amp;. Write the plain text, without signs of that kind.'
const QUOTE =
  'the text goes on after its closing quote, or has the same quote inside. Delete the quotes around the text, put | after the colon, and the text on the next line, two spaces further to the right.'
const PHONE = 'should be a complete phone number that begins with + and the country code, such as +44 20 7946 0018.'
const WEB = 'should be a complete web address, such as https://www.practice.com/'
const AMERICAN =
  'is an American number: 988 and 911 don’t help where your phone number is. Look at every number under emergency: a wrong one can cost a life. If you are not sure, leave emergency out.'

/** What a counselor may write in tests/practices/typical.yaml instead of what is there, and what is said about it. */
export const EDITS: [written: string, instead: string, expected: string][] = [
  // Lines
  ['name: Maple', 'name Maple', `line 1: ${UNREADABLE}`],
  [
    'advice: If',
    'advice: Now: if',
    'line 11: the text has a colon in it. Put straight quotes around the whole text: "…"',
  ],
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
    'line 1: what follows the # is left out. If it is part of the text, put the whole text in quotes: "… # …". If not, delete the # and what follows.',
  ],
  [
    'name: Maple',
    '<<<<<<< HEAD\nname: Maple',
    'line 1: this is a mark of two versions that were not merged. Keep the lines that you want, and delete the marks.',
  ],
  ['name: Maple', 'name:Maple', 'line 1: a space is missing after the colon.'],
  [
    'copyrightYear: 2025',
    'imprint: |\n  Tel:+1 212 736 5000\nhours Monday',
    'line 24: this line belongs to imprint, above it. Put two spaces, or as many as the lines there have, before it.',
  ],
  ['copyrightYear: 2025', ' languages: One', `line 22: ${UNREADABLE}`],
  ['number: 911', 'number: "911"\nhours:\n  - Monday\n   - Tuesday', `line 19: ${UNREADABLE}`],
  ['number: 911', 'number: "911"\nnotice: We are away.\nBack on Monday.', `line 18: ${UNREADABLE}`],
  [
    'copyrightYear: 2025',
    'languages: #12345',
    'line 22: what follows the # is left out. If it is part of the text, put the whole text in quotes: "… # …". If not, delete the # and what follows.',
  ],
  // Longer texts
  [
    'copyrightYear: 2025',
    'imprint: |\nZoë Maple\n1 Street',
    'line 23: this line belongs to imprint, above it. Put two spaces, or as many as the lines there have, before it.',
  ],
  [
    'copyrightYear: 2025',
    'imprint: |\n  Zoë Maple\n\n1 Street\nToronto',
    'line 25: this line belongs to imprint, above it. Put two spaces, or as many as the lines there have, before it.',
  ],
  [
    'copyrightYear: 2025',
    'imprint:\n  Zoë Maple\n  Phone: +1 212',
    'line 22: imprint has several lines, so it needs a | after the colon: imprint: |',
  ],
  [
    'copyrightYear: 2025',
    'imprint: | Zoë Maple\n  1 Street',
    'line 22: the text of imprint begins on the line below: after the colon, write only |, and put two spaces before every line of the text.',
  ],
  [
    'copyrightYear: 2025',
    'imprint: |\nhours:\n  - Monday',
    'line 22: imprint is empty. Write something, or delete the line.',
  ],
  ['copyrightYear: 2025', 'hours:', 'line 22: hours is empty. Write something, or delete the line.'],
  ['copyrightYear: 2025', 'notice: "Away" until May', `line 22: ${QUOTE}`],
  ['copyrightYear: 2025', "notice: 'We don't open'", `line 22: ${QUOTE}`],
  ['copyrightYear: 2025', 'notice: "Now: "yes" or "no""', `line 22: ${QUOTE}`],
  // Lists whose name is gone
  [
    'copyrightYear: 2025',
    '  - name: Zoë\n    training:\n      - MA\n    text: Hello.\n    portrait:\n      file: a.jpg',
    'line 22: the 3rd entry under links doesn’t belong to the list links. Look for a line above it that is gone, such as people: or prices:, or for another mistake in how the list is written.',
  ],
  [
    'copyrightYear: 2025',
    'hours:\n  - Monday\n  - what: One\n    price: Two\n  - what: Three\n    price: Four',
    'line 24: the 2nd entry under hours doesn’t belong to the list hours. Look for a line above it that is gone, such as people: or prices:, or for another mistake in how the list is written.',
  ],
  // The look
  [
    'copyrightYear: 2025',
    'color: turquoise',
    'line 22: color should be green, teal, blue, plum, brown, or a color such as "#1f5f8b", in quotes.',
  ],
  [
    'copyrightYear: 2025',
    'color: "#808080"',
    'line 22: color is a gray, black or white, and has no hue to color the page with. Choose another one.',
  ],
  [
    'copyrightYear: 2025',
    'logo:\n  file: logo.png\n  description: Maple',
    'line 23: file, under logo, should be the name of a picture in the folder pictures/, with the same capital and small letters. Upload the picture there.',
  ],
  // What belongs to the page
  [
    'copyrightYear: 2025',
    'notice: See [the terms] (https://a.test/).',
    'line 22: notice has signs that would be shown as they are: ] (https://a.test/) A link is [its words](https://its.address/), without spaces in its address or before it. A heading has a space after ##.',
  ],
  [
    'copyrightYear: 2025',
    'form:\n  phone: "yes"',
    'line 23: phone, under form, should be the label of the field, such as Phone, if I may call.',
  ],
  [
    'copyrightYear: 2025',
    'imprint: |\n  Zoë\n## Tax\n  None',
    'line 24: this line belongs to imprint, above it. Put two spaces, or as many as the lines there have, before it.',
  ],
  [
    'copyrightYear: 2025',
    'notice: Now: full',
    'line 22: the text has a colon in it. Put straight quotes around the whole text: "…"',
  ],
  ['email: hello', 'email:hello', 'line 5: a space is missing after the colon.'],
  [
    'copyrightYear: 2025',
    'sections:\n  - services\n  - service',
    'line 24: the 2nd line under sections should be one of services, people, texts, fees, questions, whyChoose, callToAction.',
  ],
  [
    'copyrightYear: 2025',
    'sections:\n  - services\n  - services',
    'line 24: the 2nd line under sections is already in the list above. Delete one of the two.',
  ],
  [
    'copyrightYear: 2025',
    'notice: See [our fees](#fees).',
    'line 22: notice has a link to #fees, which doesn’t exist. These do: #home, #contact, #services, #why-choose.',
  ],
  [
    'copyrightYear: 2025',
    'notice: See [the terms](/terms/).',
    'line 22: notice has a link to /terms/, which doesn’t exist. These do: #home, #contact, #services, #why-choose.',
  ],
  [
    'copyrightYear: 2025',
    'notice: See [here](www.foo.test).',
    'line 22: notice has a link to www.foo.test. A web address begins with https://, an email with mailto:, and a phone number with tel:',
  ],
  [
    'copyrightYear: 2025',
    'words:\n  - name: hero.start\n    text: A\n  - name: hero.start\n    text: B',
    'line 25: name, in the 2nd entry under words, is already in the list above. Delete one of the two.',
  ],
  [
    'copyrightYear: 2025',
    'services:\n  - name: A\n    text: One\n  - name: B\n    choice: A\n    text: Two',
    'line 26: choice, in the 2nd entry under services, has the same name in the form as another service above it. Give it another name, or a choice of its own.',
  ],
  ['copyrightYear: 2025', 'form:\n  services: maybe', 'line 23: services, under form, should be yes or no.'],
  [
    'copyrightYear: 2025',
    'form:\n  phone: Phone\n  more:\n    - Phone',
    'line 22: form has the same label as another field of the form. Give it another one.',
  ],
  [
    'number: 911',
    'text: 911',
    'line 15: the 2nd entry under numbers, under emergency, needs a number to call, an sms number to text, or both.\nline 16: there is no setting called text here. Look for a typo in it, or for a line above it that is gone.',
  ],
  [
    'number: 911',
    'number: 1',
    'line 16: number, in the 2nd entry under numbers, under emergency, should have 2 to 15 digits.',
  ],
  // Settings
  ['name: Maple Counseling', 'name:', 'line 1: name is empty. Write something, or delete the line.'],
  ['name: Maple Counseling\n', '', 'name is missing. Add it on a line of its own, at the left edge.'],
  ['  serviceId: service_tests12\n', '', 'line 6: serviceId, under emailjs, is missing.'],
  [
    'phone: +1',
    'fone: +1',
    'line 4: there is no setting called fone here. Look for a typo in it, or for a line above it that is gone.',
  ],
  [
    'copyrightYear: 2025',
    'hours: Monday',
    'line 22: hours should be a list, with each entry on a line that starts with a hyphen and a space.',
  ],
  [
    'copyrightYear: 2025',
    'hours:\n  - Monday\n  - a: b',
    'line 24: the 2nd entry under hours should be one text. If it has a colon in it, put straight quotes around it: "…"',
  ],
  [
    'name: Maple Counseling',
    'name:\n  - Maple',
    'line 1: name should be one text, not a list. Write it on the same line, after the colon.',
  ],
  [
    'language: en',
    'language: xx',
    `line 3: language should be one of ${LANGUAGES}: each is a file in words/. Without a country, such as de, except for these.`,
  ],
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
    'line 14: number, in the 1st entry under numbers, under emergency, should have only digits and spaces. For two numbers, make two entries.',
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
  ['https://maple.test/', 'maple.test', 'line 2: address should start with https: https://maple.test'],
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
    'line 2: address is where you manage your site. Put the address of the site itself here: the one that ends in .workers.dev, or your own domain',
  ],
  [
    'https://maple.test/',
    'https://vercel.com/maple/site',
    'line 2: address is where you manage your site. Put the address of the site itself here: https://site.vercel.app/',
  ],
  [
    'https://maple.test/',
    'https://your-name.github.io/site/',
    'line 2: address is still an example. Write the address that your host shows you.',
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
  [
    'https://maple.test/',
    'https://www.facebook.com/maple.counseling',
    'line 2: address is your page on another site, or where you edit this one. Put the address that this site will have.',
  ],
  [
    'https://maple.test/',
    'https://app.pagescms.org/maple/site',
    'line 2: address is your page on another site, or where you edit this one. Put the address that this site will have.',
  ],
  // The provider
  [
    '  serviceId:',
    '  privateKey: abc\n  serviceId:',
    'line 8: privateKey, under emailjs, is secret. Delete this line, and make a new key at EmailJS: others may have seen this one.',
  ],
  [
    'Ab3dEf6hIj9lMn2pQ',
    'user_Ab3dEf6hIj9lMn2pQ',
    'line 7: publicKey, under emailjs, is a user ID of the old kind. EmailJS shows today’s under Account > General > Public Key.',
  ],
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
