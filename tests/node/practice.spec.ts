import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import own from '../../practice.config'
import { DEMO_VALUES } from '../../publish/practice/demoLeftIn'
import { PracticeMistakes, readPractice } from '../../publish/practice/readPractice'
import { practiceSchema } from '../../src/practice/practiceSchema'
import { build } from '../../tools/build'
import practice from '../practices/shipped'

const { emailjs } = practice

/** A mistake that a counselor could make, and what the sentence about it has to say. */
const MISTAKES: [title: string, change: Record<string, unknown>, sentence: RegExp][] = [
  ['no name', { name: '  ' }, /name should be the name of your practice/],
  ['a name that is missing', { name: undefined }, /name should be the name of your practice/],
  [
    'an address without https',
    { address: 'http://practice.example' },
    /address should start with https:\/\//,
  ],
  [
    'an address without anything in front',
    { address: 'www.practice.example' },
    /address should start with https:\/\//,
  ],
  ['an address that is none', { address: 'https://practice' }, /address should be the full address/],
  [
    'an address with a question mark',
    { address: 'https://practice.example/?a=b' },
    /address should have no \?/,
  ],
  ['a phone that is no phone', { phone: 'call us' }, /phone should start with \+ and the country code/],
  [
    'a phone without its country',
    { phone: '020 7946 0018' },
    /phone should start with \+ and the country code/,
  ],
  ['a phone with (0)', { phone: '+44 (0)20 7946 0018' }, /phone should be written without \(0\)/],
  ['a phone that is too short', { phone: '+44 20' }, /phone should have 7 to 15 digits/],
  ['a phone that is a number', { phone: 442079460018 }, /phone should be your phone number/],
  ['an e-mail address without @', { email: 'hello.practice.example' }, /email should be one e-mail address/],
  [
    'two e-mail addresses',
    { email: 'a@practice.example, b@practice.example' },
    /email should be one e-mail address/,
  ],
  [
    'an Instagram link for Facebook',
    { facebook: practice.instagram },
    /facebook is not an address at Facebook/,
  ],
  [
    'a Facebook link for Instagram',
    { instagram: practice.facebook },
    /instagram is not an address at Instagram/,
  ],
  [
    'a look-alike of Facebook',
    { facebook: 'https://facebook.com.evil.example/x' },
    /facebook is not an address at Facebook/,
  ],
  ['a handle for Instagram', { instagram: '@zoe.and.sam' }, /instagram should start with https:\/\//],
  ['a link that runs a script', { facebook: 'javascript:alert(1)' }, /facebook should start with https:\/\//],
  ['no EmailJS at all', { emailjs: undefined }, /emailjs should hold publicKey, serviceId, templateId/],
  [
    'the private key',
    { emailjs: { ...emailjs, publicKey: 'aB3dE6gH9jK2mN5pQ8sT1' } },
    /publicKey looks like the private key/,
  ],
  [
    'a service id for the key',
    { emailjs: { ...emailjs, publicKey: 'service_ab12cd3' } },
    /publicKey is a service id or a template id/,
  ],
  [
    'a template id for the service',
    { emailjs: { ...emailjs, serviceId: 'template_ab12cd3' } },
    /serviceId is a template id/,
  ],
  [
    'a service id for the template',
    { emailjs: { ...emailjs, templateId: 'service_ab12cd3' } },
    /templateId is a service id/,
  ],
  ['an empty key', { emailjs: { ...emailjs, publicKey: '' } }, /publicKey should be your public key/],
  [
    'a key with a space in it',
    { emailjs: { ...emailjs, publicKey: 'Ab3 dEf' } },
    /publicKey should have letters, digits/,
  ],
  ['a slip in a name', { emial: 'a@practice.example' }, /has a value called "emial", which is not known/],
  [
    'a slip in a name inside emailjs',
    { emailjs: { ...emailjs, publickey: 'x' } },
    /emailjs has a value called "publickey"/,
  ],
  ['a year in quotes', { copyrightYear: '2025' }, /copyrightYear should be a year without quotes/],
  ['a year of two digits', { copyrightYear: 25 }, /copyrightYear should be a year with four digits/],
  ['a colour by its name', { themeColor: 'green' }, /themeColor should be # and six digits/],
  ['languages in one text', { languages: 'English' }, /languages should be a list of languages/],
  ['no areas in the list', { areasServed: [] }, /areasServed should be a list of places/],
  [
    'a business in two words',
    { kindOfBusiness: 'Medical Business' },
    /kindOfBusiness should be one word from schema.org/,
  ],
  [
    'an address with a password in it',
    { address: 'https://me:secret@practice.example/' },
    /address should have no user name and no password/,
  ],
  [
    'an address with two slashes',
    { address: 'https://practice.example//site/' },
    /address has two slashes in a row/,
  ],
  [
    'half a public key',
    { emailjs: { ...emailjs, publicKey: 'Ab3dEf6' } },
    /publicKey is too short to be all of it/,
  ],
  ['hours in words', { hours: ['weekdays'] }, /hours\.0 should be days and hours like/],
  ['hours that end before they begin', { hours: ['Mo 17:00-09:00'] }, /hours\.0 should end later/],
  ['hours in one text', { hours: 'Mo 09:00-17:00' }, /hours should be a list like/],
  [
    'a letter that is missing in a name',
    { facebok: practice.facebook },
    /"facebok", which is not known\. Did you mean facebook\?/,
  ],
  ['a name that nobody knows', { price: '60' }, /"price", which is not known\. Look for a slip/],
  [
    'LinkedIn that is elsewhere',
    { linkedin: 'https://evil.example/' },
    /linkedin is not an address at LinkedIn/,
  ],
  ['an imprint without https', { imprint: 'www.practice.example' }, /imprint should be the address/],
  ['an empty emergency line', { emergency: '' }, /emergency should be a sentence/],
]

test.describe('A mistake in the practice’s file gets a sentence:', () => {
  for (const [title, change, sentence] of MISTAKES) {
    test(title, () => {
      const checked = practiceSchema.safeParse({ ...practice, ...change })
      const sentences = checked.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
      expect(sentences.join('\n')).toMatch(sentence)
      expect(sentences).toHaveLength(1)
    })
  }

  test('spaces, a missing slash, index.html, a domain with ë, and what tracks are put right', () => {
    const checked = practiceSchema.parse({
      ...practice,
      email: ' a@zoë.example ',
      address: ' https://practice.example/sub/index.html ',
      instagram: 'https://www.instagram.com/zoe?igsh=abc&utm_source=qr',
      facebook: 'https://www.facebook.com/profile.php?id=1234&mibextid=x',
    })
    expect(checked).toMatchObject({
      email: 'a@xn--zo-ija.example',
      address: 'https://practice.example/sub/',
      instagram: 'https://www.instagram.com/zoe',
      facebook: 'https://www.facebook.com/profile.php?id=1234',
    })
  })

  test('everything but name, address, phone, email and EmailJS can be left out', () => {
    const { name, address, phone, email } = practice
    expect(practiceSchema.safeParse({ name, address, phone, email, emailjs }).error?.issues ?? []).toEqual([])
  })
})

/** A slip in the file itself, and the sentence that names the line which has it. */
const SLIPS: Record<string, [text: string, sentence: RegExp]> = {
  'an apostrophe': [
    "export default {\n  name: 'Zoë's Practice',\n}\n",
    /Line 2: the apostrophe in Zoë's ends the text too early/,
  ],
  'curly quotes': ['export default {\n  name: ‘Zoë’,\n}\n', /Line 2: the quotes there are curly/],
  'a quote that is missing': [
    "export default {\n  name: 'Zoë,\n  phone: '+1',\n}\n",
    /Line 2: a quote ' is missing/,
  ],
  'a comma that is missing, seven lines above': [
    "export default {\n  name: 'Zoë'\n\n  // a\n  // comment\n  // of\n  // lines\n\n  phone: '+1',\n}\n",
    /Line 2: a comma is missing at its end/,
  ],
  'a comma that is missing after a list': [
    "export default {\n  languages: ['a', 'b']\n  phone: '+1',\n}\n",
    /Line 2: a comma is missing at its end/,
  ],
  'a comma that is missing after a closing brace': [
    "export default {\n  emailjs: {\n    publicKey: 'x',\n  }\n  phone: '+1',\n}\n",
    /Line 4: a comma is missing at its end/,
  ],
  'a word without quotes': [
    'export default {\n  name: Maple,\n}\n',
    /The word Maple stands there without quotes/,
  ],
  'a value that stands twice': [
    "export default {\n  name: 'a',\n  phone: '+1',\n  name: 'b',\n}\n",
    /name stands twice, in line 2 and in line 4/,
  ],
}

test.describe('A slip in the practice’s file is found where it is:', () => {
  for (const [title, [text, sentence]] of Object.entries(SLIPS)) {
    test(title, async () => {
      const { testId } = test.info()
      expect(await sentenceFor(testId, text)).toMatch(sentence)
    })
  }

  test('a file saved as Windows-1252 or UTF-16', async () => {
    const { testId } = test.info()
    const text = "export default { name: 'Zoë' }"
    for (const bytes of [Buffer.from(text, 'latin1'), Buffer.from(`\ufeff${text}`, 'utf16le')])
      expect(await sentenceFor(testId, bytes)).toMatch(/is not saved as UTF-8/)
  })

  test('a file that is not there, and words that are not', async () => {
    const { testId } = test.info()
    const nowhere = readPractice({ file: 'dist-tests/nowhere.ts', demo: 'allowed' })
    await expect(nowhere).rejects.toThrow(/dist-tests\/nowhere.ts cannot be read: there is no such file/)
    const text = `export default ${JSON.stringify({ ...practice, words: 'klingon' })}`
    expect(await sentenceFor(testId, text)).toMatch(/words\/klingon.ts cannot be read: there is no such file/)
  })

  test('words that miss a sentence', async () => {
    const { testId } = test.info()
    const text = `export default ${JSON.stringify({ ...practice, words: '../tests/practices/wordsWithGaps' })}`
    const sentence = await sentenceFor(testId, text)
    expect(sentence).toMatch(/contact\.phone is missing/)
    expect(sentence).toMatch(/services\.offers \(entry 1\)\.drawing should be one of "growing"/)
  })

  test('a file without its last line', async () => {
    const { testId } = test.info()
    expect(await sentenceFor(testId, "const practice = { name: 'Zoë' }")).toMatch(/the last line is missing/)
  })

  test('languages that do not fit together', async () => {
    const { testId } = test.info()
    const languages = { words: 'de', alsoIn: ['../tests/practices/barestWords'] }
    const emergency = { en: 'Call 999 now.' }
    const text = `export default ${JSON.stringify({ ...practice, ...languages, emergency })}`
    const sentence = await sentenceFor(testId, text)
    expect(sentence).toMatch(/emergency has no sentence for "de"/)
    expect(sentence).toMatch(/alsoIn names words in "en" whose form has another number of services/)
  })

  test('what is the same in two languages, or missing in one, gets a note', async () => {
    const file = await spoiled('twoLanguages', { words: 'en', alsoIn: ['de.ts'] })
    const { notes } = await readPractice({ file, demo: 'allowed' })
    expect(notes.join('\n')).toContain('emergency: the same sentence stands on the pages in en and de.')
    const richest = await readPractice({ file: 'tests/practices/richest.ts', demo: 'allowed' })
    expect(richest.notes.join('\n')).toContain('imprint: the words in en have none')
  })
})

test.describe('npm run build', () => {
  test('names every mistake at once, without a stack trace, and stops with code 1', async () => {
    const file = await spoiled('several', { phone: 'call us', email: 'nobody', facebook: practice.instagram })
    const { code, output } = await build('web', { PRACTICE_FILE: file, OUT_DIR: 'dist-tests/never' })
    expect(code).toBe(1)
    expect(output).toContain('Please change these 3 things')
    for (const name of ['phone', 'email', 'facebook']) expect(output).toMatch(new RegExp(`^  ${name} `, 'm'))
    expectNoStack(output)
  })

  test('empties no folder that holds something else', async () => {
    await rm('dist-tests/precious', { recursive: true, force: true })
    await mkdir('dist-tests/precious', { recursive: true })
    await writeFile('dist-tests/precious/words.ts', 'mine')
    const { code, output } = await build('local', { OUT_DIR: 'dist-tests/precious' })
    expect(code).toBe(1)
    expect(output).toContain('OUT_DIR is "dist-tests/precious", a folder with other things in it')
    expectNoStack(output)
    expect(await readFile('dist-tests/precious/words.ts', 'utf8')).toBe('mine')
  })

  test('refuses the demonstration’s values by name, which build:local allows', async () => {
    const file = 'dist-tests/configs/demo.ts'
    await mkdir('dist-tests/configs', { recursive: true })
    await writeFile(file, `export default ${JSON.stringify(DEMONSTRATION)}\n`)
    const { code, output } = await build('web', { PRACTICE_FILE: file, OUT_DIR: 'dist-tests/never' })
    expect(code).toBe(1)
    for (const name of ['name', 'address', 'phone', 'email', 'facebook', 'instagram', 'emergency'])
      expect(output).toContain(`${name} is still the demonstration's "`)
    for (const name of ['publicKey', 'serviceId', 'templateId'])
      expect(output).toContain(`emailjs.${name} is still the demonstration's "`)
    expect(output).toMatch(/emergency is still .* put in your country’s number, or leave the line out/)
    expectNoStack(output)
    await expect(readPractice({ file, demo: 'allowed' })).resolves.toBeTruthy()
  })
})

/** What practice.config.ts is shipped with. */
const DEMONSTRATION = {
  name: 'Example Counseling',
  address: 'https://www.example.com/',
  phone: '+1 212 555 0100',
  email: 'hello@example.com',
  facebook: 'https://www.facebook.com/example-counseling',
  instagram: 'https://www.instagram.com/example.counseling',
  emailjs: { publicKey: 'demo-public-key', serviceId: 'service_demo', templateId: 'template_demo' },
  emergency:
    'If you are in danger, or might harm yourself, please do not wait for our answer. Call 112 or your local emergency number now.',
}

test('what practice.config.ts holds now can be built on this computer', () => {
  expect(practiceSchema.safeParse(own).error?.issues ?? []).toEqual([])
  expect(DEMO_VALUES).toHaveLength(10)
})

async function sentenceFor(id: string, content: string | Uint8Array) {
  const file = `dist-tests/configs/${id}.ts`
  await mkdir('dist-tests/configs', { recursive: true })
  await writeFile(file, content)
  const reason = await readPractice({ file, demo: 'allowed' }).then(
    () => 'no mistake was found',
    (thrown) => thrown,
  )
  expect(reason).toBeInstanceOf(PracticeMistakes)
  return (reason as Error).message
}

async function spoiled(name: string, change: Record<string, unknown>) {
  const file = `dist-tests/configs/${name}.ts`
  await mkdir('dist-tests/configs', { recursive: true })
  await writeFile(file, `export default ${JSON.stringify({ ...practice, ...change })}\n`)
  return file
}

function expectNoStack(output: string) {
  expect(output).not.toMatch(/^\s+at /m)
  expect(output).not.toContain('node_modules')
}
