import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { PracticeError } from '../../practice/PracticeError'
import { readPractice } from '../../practice/readPractice'
import english from '../../words/en'
import practice from '../practices/shipped'
import { writePractice, writeSource } from '../support/practiceFile'

/** What follows `export default {` in a file that can't be read, and the message for it. */
const SYNTAX_ERRORS: [lines: string, sentence: RegExp][] = [
  ["name: 'Zoë's Practice', }", /Line 2: the apostrophe in Zoë's ends the text too early/],
  ['name: ‘Zoë’, }', /Line 2: these are curly quotes/],
  ["name: 'Zoë,\nphone: '+1', }", /Line 2: a quote \('\) is missing/],
  ["name: 'Zoë'\n\n// a\n// comment\n\nphone: '+1', }", /Line 2: a comma is missing at the end of the line/],
  ["languages: ['a', 'b']\nphone: '+1', }", /Line 2: a comma is missing at the end of the line/],
  ["emailjs: {\npublicKey: 'x',\n  }\nphone: '+1', }", /Line 4: a comma is missing at the end of the line/],
  ["fees: {\ntitle: 'x',\nphone: '+1',\n}\nexport const last = 1", /a \} or a \] is missing above/],
  ["languages: ['en' 'de'], }", /Line 2: a comma is missing before 'de'/],
  [
    "a: 'x',\n}\n\npeople: {\ntitle: 'Who',\npersons: [],\n},",
    /Line 7: this comes after the } that ends your settings/,
  ],
  ["name: Consultório Marta Nogueira', }", /Line 2: a quote \('\) is missing before Consultório/],
  ["name: 'a',\n}\nlicense: 'X 1'", /line 4 comes after the } that ends your settings/],
  ["name: 'a',\n}\nlicense: 'X 1',\nexport const last = 1", /this comes after the } that ends your settings/],
  ["areasServed: ['Maple County, 'Birch County'], }", /Line 2: a quote is missing after Maple County/],
  ["name: ''Maple Counseling', }", /Line 2: there is one quote too many/],
  ["name: 'Counselors' Practice', }", /Line 2: the apostrophe in Counselors' Practice ends the text too early/],
  ["name: 'a',\nphone '+1', }", /Line 3: a colon \(:\) is missing after phone/],
  ["openingWords: { pt-BR: 'Olá' }, }", /Line 2: a name with a hyphen needs quotes: 'pt-BR'/],
  ['name: Maple, }', /The word Maple has no quotes around it/],
  ['name: Zoë, }', /The word Zoë has no quotes around it/],
  ["// phone: '+1'\nphone = '+1', }", /Line 3: write a colon \(:\) after phone, not =/],
  ["name: x, }\nimport x from './nowhere'", /"import … from" line refers to a file that doesn't exist/],
  ["name: 'a',\nphone: '+1',\nname: 'b', }", /name appears twice, on lines 2 and 4/],
]

test.describe('A file that can’t be read gets a specific message:', () => {
  for (const [lines, sentence] of SYNTAX_ERRORS)
    test(lines.replaceAll('\n', ' ⏎ '), async () => {
      expect(await errorOf(await writeSource(test.info().testId, `export default {\n${lines}\n`))).toMatch(sentence)
    })

  test('a missing last line, or an encoding other than UTF-8', async () => {
    const { testId } = test.info()
    const unfinished = await writeSource(testId, "const practice = { name: 'Zoë' }")
    expect(await errorOf(unfinished)).toMatch(/the last line is missing/)
    const text = "export default { name: 'Zoë' }"
    for (const bytes of [Buffer.from(text, 'latin1'), Buffer.from(`\ufeff${text}`, 'utf16le')])
      expect(await errorOf(await writeSource(testId, bytes))).toMatch(/is not saved as UTF-8/)
  })

  test('a missing practice file or words file', async () => {
    expect(await errorOf('dist-tests/nowhere.ts')).toMatch(/nowhere.ts cannot be read: there is no such file/)
    const file = await writePractice(test.info().testId, { words: 'klingon' })
    expect(await errorOf(file)).toMatch(/words\/klingon.ts cannot be read: there is no such file/)
  })
})

test('comments, template literals and apostrophes inside double quotes are fine', async () => {
  const values = JSON.stringify(practice).slice(1)
  const text = `export default {\n // name: 'a', name: 'b',\n openingWords: \`it's name: 1, name: 2\`,\n copyrightYear: 2025, // "don't"\n ${values}`
  const { practice: read } = await readPractice('local', await writeSource('unusual', text))
  expect(read.openingWords).toEqual({ '*': "it's name: 1, name: 2" })
})

test('the message for a wrong value gives its line number', async () => {
  const emergency = { text: 'Call 999.', numbers: ['nine'] }
  const file = await writePractice('lines', { phone: 'call us', place: { sessions: 'x' }, emergency })
  const error = await errorOf(file)
  const lines = readFileSync(file, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('call us')) + 1
  expect(error).toContain(`phone (line ${line}) should start with +`)
  expect(error).toMatch(/place\.sessions \(line \d+\) should be one of/)
  const number = lines.findIndex((text) => text.includes('nine')) + 1
  expect(error).toContain(`emergency.numbers (entry 1) (line ${number}) should be one number`)
})

const { phone: _, ...contact } = english.contact
const people = (file: string) => {
  const portrait = { file, description: 'D' }
  return { title: 'Us', persons: [{ name: 'A', training: ['B'], words: 'C', portrait }] }
}
const hours = { ...english.contact.hours, time: '{hora}:{minutos}' }
const offers = [{ ...english.services.offers[0], drawing: 'tree' }]
const WRONG_WORDS: [change: object, sentence: RegExp][] = [
  [{ contact }, /contact\.phone .*is missing/],
  [
    { services: { ...english.services, offers } },
    /offers \(entry 1\)\.drawing \(line \d+\) should be one of "growing"/,
  ],
  [{ language: { ...english.language, code: 'en-1' } }, /language\.code .*should be a code like "en" or "pt-BR"/],
  [{ language: { ...english.language, code: 'he' } }, /language\.direction .*should be "rtl"/],
  [{ contact: { ...english.contact, hours } }, /hours\.time .*should contain \{hour\} and \{minutes\}/],
  [{ enquiry: { ...english.enquiry, services: ['One', 'One'] } }, /enquiry\.services .*lists "One" twice/],
  [
    { people: people('../docs/screenshot.png') },
    /portrait\.file .*should be the name of a picture in the portraits\/ folder/,
  ],
]

test.describe('Mistakes in a words file are reported:', () => {
  for (const [change, sentence] of WRONG_WORDS)
    test(sentence.source, async () => {
      const { testId } = test.info()
      await writeSource(`${testId}-words`, `export default ${JSON.stringify({ ...english, ...change }, null, 1)}`)
      const file = await writePractice(testId, { words: `../dist-tests/configs/${testId}-words` })
      expect(await errorOf(file)).toMatch(sentence)
    })
})

test('service lists of different lengths are an error, and a likely oversight is a note', async () => {
  const emergency = { en: { text: 'Call 999 now.', numbers: ['999'] } }
  const languages = { words: 'de', alsoIn: ['../tests/practices/barestWords'] }
  const error = await errorOf(await writePractice('mismatch', { ...languages, emergency }))
  expect(error).toMatch(/emergency .*has no entry for "de"/)
  expect(error).toMatch(/alsoIn .*words\/de.ts has 3, .*barestWords.ts has 1\. In each file/)

  const { notes } = await readPractice('local', await writePractice('two', { words: 'en', alsoIn: ['de.ts'] }))
  expect(notes.join('\n')).toContain('emergency: the pages in en and de show the same text.')
  const richest = await readPractice('local', 'tests/practices/richest.ts')
  expect(richest.notes.join('\n')).toContain('imprint: missing in the words for en')
  const linked = { words: '../tests/practices/richestWords', imprint: 'https://practice.example/imprint' }
  const { words } = await readPractice('local', await writePractice('linked', linked))
  expect(words[0].imprint, 'replaced by the link').toBeUndefined()
})

async function errorOf(file: string) {
  const reason: unknown = await readPractice('local', file).catch((thrown) => thrown)
  expect(reason).toBeInstanceOf(PracticeError)
  return (reason as Error).message
}
