import { inspect } from 'node:util'
import { expect, test } from '@playwright/test'
import { practiceSchema } from '../../practice/practiceSchema'
import { readPractice } from '../../practice/readPractice'
import practice from '../practices/shipped'
import { writePractice } from '../support/practiceFile'

const { emailjs } = practice

const WRONG: [change: Record<string, unknown>, sentence: RegExp][] = [
  [{ name: '  ' }, /name should be the name of your practice/],
  [{ name: 'x'.repeat(300) }, /name should have at most 80 characters/],
  [{ name: 'Our <b>Practice</b>' }, /name contains <b>, which visitors would see exactly as typed/],
  [{ address: 'http://practice.example' }, /address should start with https:\/\//],
  [{ address: 'www.practice.example' }, /address should start with https:\/\//],
  [{ address: 'https://practice' }, /address should be the full address/],
  [{ address: 'https://www.martanogueira,pt/' }, /address should be the full address/],
  [{ address: 'https://wwwmartanogueira.pt/' }, /address is missing the dot after "www"/],
  [{ address: 'https://practice.example/?a=b' }, /address should not contain \?/],
  [{ address: 'https://me:secret@practice.example/' }, /address should not contain a user name or password/],
  [{ address: 'https://practice.example//site/' }, /address has two slashes in a row/],
  [{ phone: 'call us' }, /phone should start with \+ and the country code/],
  [{ phone: '020 7946 0042' }, /phone should start with \+ and the country code/],
  [{ phone: '+44 (0)20 7946 0042' }, /phone should be written without \(0\)/],
  [{ phone: '+44 20 7946 001' }, /phone is not a valid number for its country/],
  [{ phone: '+44 020 7946 0042' }, /phone is not a valid number for its country/],
  [{ address: 'https://www.practice' }, /address should be the full address/],
  [{ imprint: 'https:/www.practice.example/x' }, /imprint should be the address/],
  [{ facebook: 'https://www.facebook.com/' }, /facebook is not your own page/],
  [{ whatsapp: 'https://wa.me/44%' }, /whatsapp should end with your full phone number/],
  [{ phone: '+351 91234567' }, /phone is not a valid number for its country/],
  [{ phone: 442079460042 }, /phone should be your phone number/],
  [{ email: 'hello.practice.example' }, /email should be one email address/],
  [{ email: 'a@practice.example, b@practice.example' }, /email should be one email address/],
  [{ email: 'a@zoë.example@practice.example' }, /email should be one email address/],
  [{ facebook: practice.instagram }, /facebook does not lead to Facebook/],
  [{ instagram: practice.facebook }, /instagram does not lead to Instagram/],
  [{ facebook: 'https://facebook.com.evil.example/x' }, /facebook does not lead to Facebook/],
  [{ instagram: '@zoe.and.sam' }, /instagram should start with https:\/\//],
  [{ facebook: 'javascript:alert(1)' }, /facebook should start with https:\/\//],
  [{ whatsapp: 'https://wa.me/44207946001' }, /whatsapp should end with your full phone number/],
  [{ whatsapp: 'https://evil.example/' }, /whatsapp does not lead to WhatsApp/],
  [{ emailjs: undefined }, /emailjs should contain publicKey, serviceId, templateId/],
  [{ emailjs: { ...emailjs, publicKey: 'aB3dE6gH9jK2mN5pQ8sT1' } }, /publicKey looks like the private key/],
  [{ emailjs: { ...emailjs, publicKey: 'service_ab12cd3' } }, /publicKey is a service id or a template id/],
  [{ emailjs: { ...emailjs, publicKey: 'Ab3dEf6hIj9l' } }, /publicKey looks incomplete/],
  [{ emailjs: { ...emailjs, publicKey: '' } }, /publicKey should be your public key/],
  [{ emailjs: { ...emailjs, publicKey: 'Ab3 dEf' } }, /publicKey should contain only letters, digits/],
  [{ emailjs: { ...emailjs, serviceId: 'template_ab12cd3' } }, /serviceId is a template id/],
  [{ emailjs: { ...emailjs, serviceId: 'ab12cd3' } }, /serviceId is only the end .*"service_ab12cd3"/],
  [{ emailjs: { ...emailjs, templateId: 'service_ab12cd3' } }, /templateId is a service id/],
  [{ emailjs: { ...emailjs, publickey: 'x' } }, /unknown setting: "publickey"\. Valid settings: publicKey/],
  [{ emial: 'a@practice.example' }, /has an unknown setting: "emial"\. Valid settings: .*email/],
  [{ copyrightYear: '2025' }, /copyrightYear should be a year without quotes/],
  [{ copyrightYear: 25 }, /copyrightYear should be a year with four digits/],
  [{ themeColor: 'green' }, /themeColor should be # and six digits/],
  [{ languages: 'English' }, /languages should be a list of language codes/],
  [{ languages: ['English'] }, /languages\.0 should be a language code/],
  [{ languages: ['po'] }, /languages\.0 should be a language code/],
  [{ areasServed: [] }, /areasServed should be a list of places/],
  [{ kindOfBusiness: 'Medical Business' }, /kindOfBusiness should be one word from schema.org/],
  [{ hours: ['weekdays'] }, /hours\.0 should be days and hours like/],
  [{ hours: ['Mo 17:00-09:00'] }, /hours\.0 should end later/],
  [{ hours: 'whenever' }, /hours should be a list like/],
  [{ place: { sessions: 'by phone' } }, /place\.sessions should be one of "in person", "online", "both"/],
  [{ place: { sessions: 'both' } }, /place needs a city/],
  [{ directories: [{ name: 'Therapie' }] }, /directories\.0\.address should be the address of your page/],
]

test.describe('An invalid value gets one clear message:', () => {
  for (const [change, sentence] of WRONG) {
    test(inspect(change, { breakLength: 200 }).slice(0, 110), () => {
      const checked = practiceSchema.safeParse({ ...practice, ...change })
      const sentences = checked.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
      expect(sentences.join('\n').replace('name.*', 'name')).toMatch(sentence)
      expect(sentences).toHaveLength(1)
    })
  }
})

test('addresses, email, social links and hours are normalized; other values are left alone', () => {
  const written = {
    email: ' a@zoë.example ',
    address: ' https://practice.example/sub/index.html ',
    instagram: 'https://www.instagram.com/zoe?igsh=abc&utm_source=qr',
    facebook: 'https://www.facebook.com/profile.php?id=1234&mibextid=x',
    whatsapp: 'https://api.whatsapp.com/send?phone=351912345678&text=hi',
  }
  expect(practiceSchema.parse({ ...practice, ...written })).toMatchObject({
    email: 'a@xn--zo-ija.example',
    address: 'https://practice.example/sub/',
    instagram: 'https://www.instagram.com/zoe',
    facebook: 'https://www.facebook.com/profile.php?id=1234',
    whatsapp: 'https://wa.me/351912345678',
  })
  const kept = { youtube: 'https://www.youtube.com/watch?v=abc', hours: [' Mo-Fr 09:00-17:00'] }
  expect(practiceSchema.parse({ ...practice, ...kept })).toMatchObject({ ...kept, hours: ['Mo-Fr 09:00-17:00'] })
  const ownIds = { ...emailjs, serviceId: 'website', templateId: 'contact' }
  expect(practiceSchema.parse({ ...practice, emailjs: ownIds }).emailjs).toEqual(ownIds)
  const spaced = { whatsapp: 'https://wa.me/+351 912345678', address: 'https://www2.practice.example/' }
  const expected = { ...spaced, whatsapp: 'https://wa.me/351912345678' }
  expect(practiceSchema.parse({ ...practice, ...spaced })).toMatchObject(expected)
})

test('unusual values produce notes', async () => {
  const file = await writePractice('notes', {
    emailjs: { publicKey: 'Ab3dEf6hIj9lMn2', serviceId: 'my_own_service', templateId: 'template_tests1' },
    emergency: { text: 'Go to the nearest hospital.', numbers: [] },
    words: '../tests/practices/barestWords',
    instagram: 'https://www.instagram.com/zoe?igsh=abc',
  })
  const { notes } = await readPractice('local', file)
  for (const note of [
    'emailjs.publicKey has 15 characters',
    'emailjs.serviceId does not start with service_',
    'There is no number in the emergency text',
    'the form offers "Student Support", which no section describes',
    'instagram was changed: the site will link to https://www.instagram.com/zoe',
  ])
    expect(notes.join('\n')).toContain(note)
})
