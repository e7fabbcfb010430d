import { inspect } from 'node:util'
import { expect, test } from '@playwright/test'
import { practiceSchema } from '../../practice/practiceSchema'
import { readPractice } from '../../practice/readPractice'
import practice from '../practices/typical'
import { writePractice } from '../support/practiceFile'

const { emailjs } = practice

const link = (address: string) => ({ name: 'Elsewhere', address })

const WRONG: [change: Record<string, unknown>, sentence: RegExp][] = [
  [{ name: '  ' }, /name should be the name of your practice/],
  [{ name: 'x'.repeat(300) }, /name should have at most 80 characters/],
  [{ name: 'Our <b>Practice</b>' }, /name contains <b>, which visitors would see exactly as typed/],
  [{ address: 'http://practice.example' }, /address should start with https:\/\//],
  [{ address: 'www.practice.example' }, /address should start with https:\/\//],
  [{ address: 'https://practice' }, /address should be the full address/],
  [{ address: 'https://www.martanogueira,pt/' }, /address should be the full address/],
  [{ address: 'https://practice.example/?a=b' }, /address should not contain \?/],
  [{ address: 'https://me:secret@practice.example/' }, /address should be the full address/],
  [{ phone: 'call us' }, /phone should start with \+ and the country code/],
  [{ phone: '020 7946 0042' }, /phone should start with \+ and the country code/],
  [{ phone: '+44 (0)20 7946 0042' }, /phone should be written without \(0\)/],
  [{ phone: '+44 20 7946 001' }, /phone is not a valid number for its country/],
  [{ phone: '+44 020 7946 0042' }, /phone is not a valid number for its country/],
  [{ address: 'https://www.practice' }, /address should be the full address/],
  [{ phone: '+351 91234567' }, /phone is not a valid number for its country/],
  [{ phone: 442079460042 }, /phone should be your phone number/],
  [{ email: 'hello.practice.example' }, /email should be one email address/],
  [{ email: 'a@practice.example, b@practice.example' }, /email should be one email address/],
  [{ email: 'a@zoë.example@practice.example' }, /email should be one email address/],
  [{ emailjs: undefined }, /emailjs should contain publicKey, serviceId, templateId/],
  [{ emailjs: { ...emailjs, publicKey: 'aB3dE6gH9jK2mN5pQ8sT1' } }, /publicKey looks like the private key/],
  [{ emailjs: { ...emailjs, publicKey: 'service_ab12cd3' } }, /publicKey is a service id or a template id/],
  [{ emailjs: { ...emailjs, publicKey: 'Ab3dEf6hIj9l' } }, /publicKey is not a complete key/],
  [{ emailjs: { ...emailjs, publicKey: '' } }, /publicKey should be your public key/],
  [{ emailjs: { ...emailjs, publicKey: 'hello@practice.example' } }, /publicKey should contain only letters, digits/],
  [{ emailjs: { ...emailjs, serviceId: 'template_ab12cd3' } }, /serviceId is a template id/],
  [
    { emailjs: { ...emailjs, serviceId: 'ab12cd3' } },
    /serviceId is only the end of the id, which starts with service_/,
  ],
  [{ emailjs: { ...emailjs, templateId: 'service_ab12cd3' } }, /templateId is a service id/],
  [{ emailjs: { ...emailjs, publickey: 'x' } }, /emailjs is not a setting\. Valid settings: publicKey/],
  [{ copyrightYear: '2025' }, /copyrightYear should be a year .* without quotes/],
  [{ copyrightYear: 25 }, /copyrightYear should be a year with four digits/],
  [{ languages: 'English' }, /languages should be a list of language codes/],
  [{ languages: ['English'] }, /languages\.0 should be a language code/],
  [{ languages: ['po'] }, /languages\.0 should be a language code/],
  [{ areasServed: [] }, /areasServed should be a list of places/],
  [{ hours: ['weekdays'] }, /hours\.0 should be days and hours like/],
  [{ hours: ['Mo 17:00-09:00'] }, /hours\.0 should end later/],
  [{ hours: 'whenever' }, /hours should be a list like/],
  [{ place: { sessions: 'by phone' } }, /place\.sessions should be one of "in person", "online", "both"/],
  [{ place: { sessions: 'both' } }, /place\.address is missing, and you see people in person/],
  [
    { phone: { en: '+44 20 7946 0042' } },
    /phone should be one text in quotes: it can’t be different for each language/,
  ],
  [{ secondPhone: 'call us' }, /secondPhone should start with \+/],
  [{ secondPhone: '' }, /secondPhone should be .*, or be left out/],
  [{ booking: 'javascript:alert(1)' }, /booking should be the address of your booking page/],
  [{ place: { sessions: 'online', map: 'javascript:alert(1)' } }, /place\.map should be the address of a map/],
  [{ name: 'A &amp; B' }, /name contains &amp;/],
  [{ copyrightYear: 20255 }, /copyrightYear should be a year/],
  [{ links: [link('https://x.com/')] }, /links\.0\.address is the front page/],
  [{ booking: '' }, /booking should be .*, or be left out/],
  [{ license: { english: 'X' } }, /license\.english is not a language code/],
  [
    { license: 'See [our page](https://practice.example)' },
    /license contains \[our page\]\(.*\), which visitors would/,
  ],
  [{ name: 'The **Best** Practice' }, /name contains \*\*Best\*\*, which visitors would see exactly as typed/],
  [{ email: 'büro@praxis.example' }, /email has a letter like ü before the @/],
  [{ address: 'https://github.com/zoe/practice' }, /address is where you manage the site/],
  [{ address: 'https://app.netlify.com/sites/zoe' }, /address is where you manage the site/],
  [{ place: { sessions: 'both', address: '1 Rainbow Street/nColumbus' } }, /place\.address has \/n/],
  [{ hours: ['Mo-Mo 09:00-17:00'] }, /hours\.0 has the same day twice/],
  [{ hours: ['Mo 09:00-17:00', 'Mo 09:00-17:00'] }, /hours\.1 overlaps entry 1, "Mo 09:00-17:00"/],
  [{ hours: ['Fr-Mo 09:00-12:00', 'Sa 11:00-13:00'] }, /hours\.1 overlaps entry 1/],
  [{ links: [{ name: 'Therapie' }] }, /links\.0\.address should be the address of your page/],
  [{ links: [link('javascript:alert(1)')] }, /links\.0\.address should be the address of your page/],
  [{ links: [link('@zoe.and.sam')] }, /links\.0\.address should be the address of your page/],
  [{ links: [link('https://www.facebook.com/')] }, /links\.0\.address is the front page of that site/],
  [{ links: [link('https://www.facebook.com/profile.php')] }, /links\.0\.address is the front page/],
  [{ links: [link('https://wa.me/44207946001')] }, /links\.0\.address should end with your full phone number/],
  [{ links: [link('https://wa.me/٩٦٢٦١٢٣٤٥٦٧')] }, /links\.0\.address should end with your full phone number/],
  [{ links: 'https://www.facebook.com/zoe' }, /links should be a list like/],
]

test.describe('An invalid value gets one clear message:', () => {
  for (const [change, sentence] of WRONG) {
    test(inspect(change, { breakLength: 200 }).slice(0, 110), () => {
      const checked = practiceSchema.safeParse({ ...practice, ...change })
      const sentences = checked.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
      expect(sentences.join('\n')).toMatch(sentence)
      expect(sentences).toHaveLength(1)
    })
  }
})

test('addresses, emails, links and hours are normalized; other values are left alone', () => {
  const written = {
    email: ' info@психолог.рф ',
    address: ' https://practice.example/sub/index.html ',
    links: [
      link('https://www.instagram.com/zoe?igsh=abc&utm_source=qr'),
      link('https://www.facebook.com/profile.php?id=1234&mibextid=x'),
      link('https://www.youtube.com/watch?v=abc&si=x'),
      link('https://www.youtube.com/playlist?list=abc&si=x'),
      link('https://directory.example/?person=7&utm_source=mail&fbclid=1&gclid=2&msclkid=3'),
      link('https://wa.me/351912345678'),
      link('https://wa.me/message/ABC'),
    ],
    hours: [' Mo – Fr 09:00–17:00', 'Mo-Fr 17:00-20:00'],
  }
  expect(practiceSchema.parse({ ...practice, ...written })).toMatchObject({
    email: 'info@xn--c1ajjlbco7a.xn--p1ai',
    address: 'https://practice.example/sub/',
    links: [
      link('https://www.instagram.com/zoe'),
      link('https://www.facebook.com/profile.php?id=1234'),
      link('https://www.youtube.com/watch?v=abc'),
      link('https://www.youtube.com/playlist?list=abc'),
      link('https://directory.example/?person=7'),
      link('https://wa.me/351912345678'),
      link('https://wa.me/message/ABC'),
    ],
    hours: ['Mo-Fr 09:00-17:00', 'Mo-Fr 17:00-20:00'],
  })
  const kept = {
    emailjs: { ...emailjs, serviceId: 'website', templateId: 'contact' },
    address: 'https://www2.practice.example/',
    phone: '+٩٦٢ ٦ ١٢٣ ٤٥٦٧',
    links: [],
  }
  expect(practiceSchema.parse({ ...practice, ...kept })).toMatchObject(kept)
})

test('a setting in the wrong place, or with a typo, produces one message with its line number', async () => {
  const file = await writePractice('misplaced', { fees: { title: 'Fees' }, state: 'Ohio', facebook: 'x', emial: 'y' })
  const message = await readPractice('local', file).catch(({ message }: Error) => message)
  for (const sentence of [
    /^ {2}fees \(line \d+\) belongs in your words file/m,
    /^ {2}state \(line \d+\) belongs in place, as a line of address/m,
    /^ {2}facebook \(line \d+\) belongs in links/m,
    /^ {2}emial \(line \d+\) is not a setting\. Valid settings: .*email/m,
  ])
    expect(message).toMatch(sentence)
})

test('unusual values produce notes, each with its line number', async () => {
  const file = await writePractice('notes', {
    address: 'https://wwwoods.example',
    emailjs: { ...emailjs, publicKey: 'Ab3dEf6hIj9lMn2' },
    emergency: 'Go to the nearest hospital, or call 1-800-662-HELP (4357).',
    license: { en: 'X 1', de: 'X 1' },
  })
  const { notes } = await readPractice('local', file)
  for (const note of [
    /address \(line \d+\) has no dot after "www"\. That's fine if your domain is wwwoods\.example/,
    /emailjs\.publicKey \(line \d+\) has 15 characters/,
    /emergency \(line \d+\) has no number in brackets/,
    /emergency \(line \d+\) has 1-800-662-HELP \(4357\), which visitors can tap if you write \[1-800-662-HELP \(4357\)\]/,
    /license\.de \(line \d+\) is not used: there is no page in that language/,
  ])
    expect(notes.join('\n')).toMatch(note)
})
