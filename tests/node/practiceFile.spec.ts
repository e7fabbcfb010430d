import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { checkWords } from '../../practice/crossChecks'
import { PracticeError } from '../../practice/PracticeError'
import { noteUnusedFiles, readPractice } from '../../practice/readPractice'
import { loadSourceFile } from '../../practice/SourceFile'
import english from '../../words/en'
import practice from '../practices/typical'
import { writePractice, writeSource } from '../support/practiceFile'

/** What follows `export default {` in a file that can't be read, and the message for it. */
const SYNTAX_ERRORS: [lines: string, sentence: RegExp][] = [
  ["name: 'Zoë's Practice', }", /Line 2: the apostrophe in Zoë's ends the text too early/],
  ['name: ‘Zoë’, }', /Line 2: these are curly quotes/],
  ["name: 'Zoë,\nphone: '+1', }", /Line 2: a quote \('\) is missing/],
  ["name: 'Zoë\nPractice', }", /Line 2: a quote \('\) is missing .* Text must be on one line: write \\n/],
  ["name: 'Zoë'\n\n// a\n// comment\n\nphone: '+1', }", /Line 2: a comma is missing at the end of the line/],
  ["languages: ['a', 'b']\nphone: '+1', }", /Line 2: a comma is missing at the end of the line/],
  ["emailjs: {\npublicKey: 'x',\n  }\nphone: '+1', }", /Line 4: a comma is missing at the end of the line/],
  ["  emailjs: {\n    publicKey: 'x',\n  phone: '+1',\n}", /Line 2: "emailjs: \{" has no \} that ends it/],
  ["  links: [\n    { name: 'x' },\n  phone: '+1',\n}", /Line 2: "links: \[" has no \] that ends it/],
  ["  emailjs:\n    publicKey: 'x',\n  },\n}", /Line 2: a \{ is missing at the end of the line: emailjs: \{/],
  [
    "  name: 'a',\n  // emailjs: {\n    publicKey: 'x',\n    serviceId: 'y',\n  },\n  phone: '+1',\n}",
    /Lines 4 to 6: the line above them should end with \{\. If you switched that line off, put \/\/ in front of these/,
  ],
  ["  links: [\n    name: 'x', address: 'y' },\n  ],\n}", /Line 3: there is a \} without a \{/],
  ["  name: 'a',\n  phone: '+1',\n", /Line 1: "export default \{" has no \} that ends it/],
  ["languages: ['en' 'de'], }", /Line 2: a comma is missing before 'de'/],
  ["languages: 'en', 'de',\n}", /Line 2: a list needs brackets: languages: \['en', 'de'\],/],
  ["a: 'x',\n}\n\npeople: {\ntitle: 'Who',\npersons: [],\n},", /comes? after the \} that ends your settings/],
  ["name: Consultório Marta Nogueira', }", /Line 2: a quote \('\) is missing before Consultório/],
  ["name: 'a',\n}\nlicense: 'X 1'", /Line 4 comes after the \} that ends your settings/],
  ["areasServed: ['Maple County, 'Birch County'], }", /Line 2: a quote is missing after Maple County/],
  ["name: ''Maple Counseling', }", /Line 2: there is one quote too many/],
  ["name: 'Counselors' Practice', }", /Line 2: the apostrophe in Counselors' Practice ends the text too early/],
  ["name: { pt-BR: 'Olá' }, }", /Line 2: a name with a hyphen needs quotes: 'pt-BR'/],
  ['name: Zoë,\n}', /Line 2: if you don't need this line, put \/\/ .* its value needs quotes: name: 'Zoë',/],
  ['words: my-words,\n}', /Line 2: .* its value needs quotes: words: 'my-words',/],
  ['phone: +1 212 555 0199,\n}', /Line 2: .* its value needs quotes: phone: '\+1 212 555 0199',/],
  [
    'address: https://practice.example/,\n}',
    /Line 2: .* its value needs quotes: address: 'https:\/\/practice\.example\/',/,
  ],
  ["name: 'a',\nphone '+1',\n}", /Line 3: this line is not written like the others.* like this: phone: '\+1',/],
  ["phone = '+1',\n}", /Line 2: this line .* like this: phone: '\+1',/],
  ["second phone: '+1',\n}", /Line 2: this line .* like this: secondPhone: '\+1',/],
  ["name: 'a';\n}", /Line 2: this line .* like this: name: 'a',/],
  ["name: 'a',,\n}", /Line 2: this line .* like this: name: 'a',/],
  ["• name: 'a',\n}", /Line 2: this line .* like this: name: 'a',/],
  ["# Name\nname: 'a',\n}", /Line 2: a comment starts with \/\/, not with #: \/\/ Name/],
  ["/* Name\nname: 'a',\n}", /Line 2: the comment that starts with \/\* is never closed/],
  [
    "Your phone number with its country code: it’s shown as '+1'.\nname: 'a',\n}",
    /Line 2: .* is not a setting\. If it is a comment, put/,
  ],
  ["x\nname: 'a',\n}", /Line 2: "x" is not a setting/],
  ["place: { sessions: both, address: 'x' },\n}", /Line 2: .* its value needs quotes: sessions: 'both',/],
  ["place: { sessions: 'both', address: '1 St. John's Road' },\n}", /the apostrophe in 1 St\. John's ends the text/],
  ["words: 'It’s\ntwo lines',\n}", /Line 2: a quote \('\) is missing .* Text must be on one line/],
  ["phone:\nname: 'a',\n}", /Line 2: there is no value: phone: '…',/],
  ["fees: [{ a: 'b' } { c: 'd' }],\n}", /Line 2: a comma is missing before the second \{/],
  ["name: 'a',\n}\n}", /Line 4/],
  ["<<<<<<< HEAD\nname: 'a',\n}", /Line 2: this mark is left over from two versions/],
  ["name: 'a',\n}\nconst practice: WrittenPractice", /Line 4: this line never needs to change/],
  ["name: x,\n}\nimport x from './nowhere'", /"import … from" line refers to a file that doesn't exist/],
  ["name: 'a',\nphone: '+1',\nname: 'b', }", /name appears twice, on lines 2 and 4/],
]

test.describe('A file that can’t be read gets a specific message:', () => {
  for (const [lines, sentence] of SYNTAX_ERRORS)
    test(lines.replaceAll('\n', ' ⏎ '), async () => {
      const error = await errorOf(await writeSource(test.info().testId, `export default {\n${lines}\n`))
      expect(error).toMatch(sentence)
      expect(error, 'no words of the parser').not.toMatch(
        /token|expected|unexpected|initializer|identifier|not defined/i,
      )
    })

  test('a missing closing line, or an encoding other than UTF-8', async () => {
    const { testId } = test.info()
    const unfinished = await writeSource(testId, "const practice = { name: 'Zoë' }")
    expect(await errorOf(unfinished)).toMatch(/The last line is missing\. It should be: export default practice/)
    const misspelled = await writeSource(testId, "const city = 'Columbus'\nconst words = { city }\nexport default word")
    expect(await errorOf(misspelled)).toMatch(/The last line should be: export default words/)
    const text = "export default { name: 'Zoë' }"
    for (const bytes of [Buffer.from(text, 'latin1'), Buffer.from(`\ufeff${text}`, 'utf16le')])
      expect(await errorOf(await writeSource(testId, bytes))).toMatch(/is not saved as UTF-8/)
  })

  test('a missing practice file or words file', async () => {
    expect(await errorOf('dist-tests/nowhere.ts')).toMatch(/nowhere.ts cannot be read: there is no such file/)
    for (const [change, sentence] of [
      [{ words: 'klingon' }, /words \(line \d+\) is "klingon", but there is no .* Use one of these: .*de, en, es, fr/],
      [{ words: 'words/En.ts' }, /words \(line \d+\) is "En", .* Capitals count: write "en"/],
      [{ alsoIn: ['DE'] }, /alsoIn \(entry 1\) \(line \d+\) is "DE", .* Capitals count: write "de"/],
    ] as const)
      expect(await errorOf(await writePractice(test.info().testId, change))).toMatch(sentence)
  })
})

test('comments, template literals, apostrophes inside double quotes, and other variables are fine', async () => {
  const values = JSON.stringify(practice).slice(1)
  const text = `const other = 'x'\nexport const practice = {\n // name: 'a', name: 'b',\n license: \`it's name: 1, name: 2\`,\n copyrightYear: 2025, // "don't"\n ${values}\nexport default practice`
  const { locales } = await readPractice('local', await writeSource('unusual', text))
  expect(locales[0].practice.license).toBe("it's name: 1, name: 2")
})

test('invisible characters from WhatsApp or Word are removed, except those that Persian spelling needs', async () => {
  const values = JSON.stringify({
    ...practice,
    name: 'می\u200cخواهم',
    phone: '\u202a+44\u00a020 7946 0042\u202c\u200b',
  })
  const source = `export default ${values.replace('"email"', '"em\u2060ail\u200d"')}`
  const { locales } = await readPractice('local', await writeSource('invisible', source))
  expect(locales[0].practice).toMatchObject({
    name: 'می\u200cخواهم',
    phone: { dial: '+442079460042' },
    email: practice.email,
  })
})

test('the message for an invalid value gives its line number', async () => {
  const emergency = { en: 'Call [nine].' }
  const file = await writePractice('lines', { phone: 'call us', place: { sessions: 'x' }, emergency })
  const error = await errorOf(file)
  const lines = readFileSync(file, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('call us')) + 1
  expect(error).toContain(`phone (line ${line}) should start with +`)
  expect(error).toMatch(/place\.sessions \(line \d+\) should be one of/)
  const number = lines.findIndex((text) => text.includes('nine')) + 1
  expect(error).toContain(`emergency.en (line ${number}) has [nine]. Between the brackets, write one number`)
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
  [{ language: { ...english.language, direction: 'rtl' } }, /language\.direction .*is not a setting/],
  [{ phone: '+1' }, /phone \(line \d+\) belongs in practice\.config\.ts/],
  [
    { imprint: { title: 'T', sectoins: [] } },
    /imprint\.sectoins \(line \d+\) is not a setting\. Valid settings: title/,
  ],
  [{ imprint: 'https:/practice.example' }, /imprint .*should be the address of your notice/],
  [{ contact: { ...english.contact, hours } }, /hours\.time .*should contain \{hour\} and \{minutes\}/],
  [{ enquiry: { ...english.enquiry, services: ['One', 'One'] } }, /enquiry\.services .*has the same name twice/],
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

test('mismatched languages are an error, and a likely oversight gets a note', async () => {
  const languages = { words: 'de', alsoIn: ['../tests/practices/barestWords'] }
  const error = await errorOf(await writePractice('mismatch', { ...languages, emergency: { en: 'Call [999] now.' } }))
  expect(error).toMatch(/emergency .*has no entry for "de"/)
  expect(error).toMatch(/alsoIn .*words\/de.ts has 3, .*barestWords.ts has 1\. In each file/)
  const twice = await errorOf(await writePractice('twice', { words: 'en', alsoIn: ['../tests/practices/barestWords'] }))
  expect(twice).toMatch(/alsoIn .*lists two files with the same language code/)

  const { notes } = await readPractice('local', await writePractice('two', { words: 'en', alsoIn: ['de.ts'] }))
  expect(notes.join('\n')).toMatch(/emergency \(line \d+\) is the same on the pages in en and de\./)
  const richest = await readPractice('local', 'tests/practices/richest.ts')
  for (const section of ['people', 'fees', 'questions'])
    expect(richest.notes.join('\n')).toContain(`richestInEnglish.ts: ${section} is missing here, but is in`)
})

test('a words file that is not used, or still has English sentences, gets a note', async () => {
  const folder = test.info().outputPath('words')
  mkdirSync(folder, { recursive: true })
  for (const name of ['en', 'mine', 'used']) writeFileSync(join(folder, `${name}.ts`), '')
  const source = await loadSourceFile('practice.config.ts')
  await noteUnusedFiles(source, ['used'], folder)
  expect(source.notes).toEqual([expect.stringMatching(/^practice\.config\.ts: words .*mention words\/mine\.ts, so/)])
  const { notes } = await readPractice('local', 'tests/practices/rightToLeft.ts')
  expect(notes.join('\n')).toMatch(/is still in English, and so are \d+ more: "Online counseling for students/)
  const british = { ...english, language: { ...english.language, code: 'en-GB' } }
  const file = { source: await loadSourceFile('words/en.ts'), name: 'british', words: british }
  checkWords(file, [file], english)
  expect(file.source.notes, 'English for another country').toEqual([])
})

async function errorOf(file: string) {
  const reason: unknown = await readPractice('local', file).catch((thrown) => thrown)
  expect(reason).toBeInstanceOf(PracticeError)
  return (reason as Error).message
}
