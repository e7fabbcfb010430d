import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { demoValues } from '../../build/demoValues'
import { practiceSchema } from '../../build/practiceSchema'
import shipped from '../../practice.config'
import { build } from '../support/build'
import practice from '../support/practice'

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
  ['no EmailJS at all', { emailjs: undefined }, /emailjs should hold publicKey, serviceId and templateId/],
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

  test('spaces around a value, and a missing slash behind the address, are forgiven', () => {
    const checked = practiceSchema.parse({
      ...practice,
      email: ' a@practice.example ',
      address: ' https://practice.example/sub ',
    })
    expect(checked.email).toBe('a@practice.example')
    expect(checked.address).toBe('https://practice.example/sub/')
  })

  test('the optional values can all be left out', () => {
    const { emergency: _, areasServed: __, languages: ___, ...needed } = practice
    expect(practiceSchema.safeParse(needed).success).toBe(true)
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

  test('says in which line a quote or a comma is missing', async () => {
    const file = 'dist-tests/configs/broken.ts'
    await mkdir('dist-tests/configs', { recursive: true })
    await writeFile(file, "export default {\n  name: 'Zoë's Practice',\n}\n")
    const { code, output } = await build('web', { PRACTICE_FILE: file, OUT_DIR: 'dist-tests/never' })
    expect(code).toBe(1)
    expect(output).toContain(`${file} cannot be read at line 2. Most often a quote`)
    expectNoStack(output)
  })

  test('says which word stands there without quotes', async () => {
    const file = 'dist-tests/configs/bare.ts'
    await mkdir('dist-tests/configs', { recursive: true })
    await writeFile(file, 'export default {\n  name: Maple,\n}\n')
    const { code, output } = await build('web', { PRACTICE_FILE: file, OUT_DIR: 'dist-tests/never' })
    expect(code).toBe(1)
    expect(output).toContain("the word Maple stands there without quotes. Write 'Maple'.")
    expectNoStack(output)
  })

  test('refuses the demonstration’s values by name, which build:local allows', async () => {
    const demo = await spoiled(
      'demo',
      { ...demoValues, emailjs: demoIdentifiers() },
      Object.keys(demoValues).slice(6),
    )
    const { code, output } = await build('web', { PRACTICE_FILE: demo, OUT_DIR: 'dist-tests/never' })
    expect(code).toBe(1)
    for (const [name, value] of Object.entries(demoValues))
      expect(output).toContain(`${name} is still the demonstration's "${value}"`)
    expectNoStack(output)
    expect((await build('local', { PRACTICE_FILE: demo, OUT_DIR: 'dist-tests/demo' })).code).toBe(0)
  })

  test('a practice’s file that is not there gets a sentence too', async () => {
    const { code, output } = await build('web', {
      PRACTICE_FILE: 'dist-tests/nowhere.ts',
      OUT_DIR: 'dist-tests/never',
    })
    expect(code).toBe(1)
    expect(output).toContain('dist-tests/nowhere.ts cannot be read')
    expectNoStack(output)
  })
})

test('what practice.config.ts holds now can be built on this computer', () => {
  expect(practiceSchema.safeParse(shipped).error?.issues ?? []).toEqual([])
})

function demoIdentifiers() {
  return {
    publicKey: demoValues['emailjs.publicKey'],
    serviceId: demoValues['emailjs.serviceId'],
    templateId: demoValues['emailjs.templateId'],
  }
}

async function spoiled(name: string, change: Record<string, unknown>, without: string[] = []) {
  const file = `dist-tests/configs/${name}.ts`
  const values = Object.entries({ ...practice, ...change }).filter(([key]) => !without.includes(key))
  await mkdir('dist-tests/configs', { recursive: true })
  await writeFile(file, `export default ${JSON.stringify(Object.fromEntries(values))}\n`)
  return file
}

function expectNoStack(output: string) {
  expect(output).not.toMatch(/^\s+at /m)
  expect(output).not.toContain('node_modules')
}
