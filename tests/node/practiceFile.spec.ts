import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { PracticeError } from '../../practice/PracticeError'
import { readPractice } from '../../practice/readPractice'
import english from '../../words/en'
import practice from '../practices/shipped'
import { writePractice, writeSource } from '../support/practiceFile'

/** A file that cannot be read, and the sentence with the line to change. */
const SYNTAX_ERRORS: Record<string, [text: string, sentence: RegExp]> = {
  'an apostrophe': [
    "export default {\n  name: 'Zoë's Practice',\n}\n",
    /Line 2: the apostrophe in Zoë's ends the text too early/,
  ],
  'curly quotes': ['export default {\n  name: ‘Zoë’,\n}\n', /Line 2: the quotes are curly/],
  'a missing quote': ["export default {\n  name: 'Zoë,\n  phone: '+1',\n}\n", /Line 2: a quote ' is missing/],
  'a missing comma, seven lines above': [
    "export default {\n  name: 'Zoë'\n\n  // a\n  // comment\n  // of\n  // lines\n\n  phone: '+1',\n}\n",
    /Line 2: a comma is missing at its end/,
  ],
  'a missing comma after a list': [
    "export default {\n  languages: ['a', 'b']\n  phone: '+1',\n}\n",
    /Line 2: a comma is missing at its end/,
  ],
  'a missing comma after a closing brace': [
    "export default {\n  emailjs: {\n    publicKey: 'x',\n  }\n  phone: '+1',\n}\n",
    /Line 4: a comma is missing at its end/,
  ],
  'a missing brace': [
    "const words = {\n  fees: {\n    title: 'x',\n  phone: '+1',\n}\nexport default words\n",
    /A \} or a \] is missing above/,
  ],
  'a missing comma within a line': [
    "export default {\n  languages: ['en' 'de'],\n}\n",
    /Line 2: a comma is missing before 'de'/,
  ],
  'a recipe after the last brace': [
    "const words = {\n  a: 'x',\n}\n\n  people: {\n    title: 'Who',\n    persons: [],\n  },\nexport default words\n",
    /Line 7: this is after the } that closes your values\. Move it above/,
  ],
  'a hyphen in a name': [
    "export default {\n  openingWords: { pt-BR: 'Olá' },\n}\n",
    /Line 2: a name with a hyphen needs quotes: 'pt-BR'/,
  ],
  'a word without quotes': ['export default {\n  name: Maple,\n}\n', /The word Maple has no quotes around it/],
  'a wrong import': [
    "import x from './nowhere'\nexport default { name: x }\n",
    /"import … from" names a file that is not there/,
  ],
  'a repeated name': [
    "export default {\n  name: 'a',\n  phone: '+1',\n  name: 'b',\n}\n",
    /name appears twice, on lines 2 and 4/,
  ],
  'a missing last line': ["const practice = { name: 'Zoë' }", /the last line is missing/],
}

test.describe('A file that cannot be read gets a sentence with the line:', () => {
  for (const [title, [text, sentence]] of Object.entries(SYNTAX_ERRORS)) {
    test(title, async () => {
      expect(await errorOf(await writeSource(test.info().testId, text))).toMatch(sentence)
    })
  }

  test('a file saved as Windows-1252 or UTF-16', async () => {
    const { testId } = test.info()
    const text = "export default { name: 'Zoë' }"
    for (const bytes of [Buffer.from(text, 'latin1'), Buffer.from(`\ufeff${text}`, 'utf16le')])
      expect(await errorOf(await writeSource(testId, bytes))).toMatch(/is not saved as UTF-8/)
  })

  test('a file or words that do not exist', async () => {
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

test('a wrong value is named with its line', async () => {
  const file = await writePractice('lines', {
    phone: 'call us',
    hours: ['Mo 09:00-17:00'],
    place: { sessions: 'x' },
  })
  const error = await errorOf(file)
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('call us')) + 1
  expect(error).toContain(`phone (line ${line}) should start with +`)
  expect(error).toMatch(/place\.sessions \(line \d+\) should be one of/)
})

test.describe('Words with a mistake get a sentence:', () => {
  test('a missing text and an unknown drawing', async () => {
    const error = await errorOf(await writePractice('gaps', { words: '../tests/practices/wordsWithGaps' }))
    expect(error).toMatch(/contact\.phone \(line \d+\) is missing/)
    expect(error).toMatch(/services\.offers \(entry 1\)\.drawing \(line \d+\) should be one of "growing"/)
  })

  const WRONG_WORDS: Record<string, [change: object, sentence: RegExp]> = {
    'an invalid language code': [
      { language: { ...english.language, code: 'en-1' } },
      /language\.code .*should be a code like "en" or "pt-BR"/,
    ],
    'Hebrew marked as left-to-right': [
      { language: { ...english.language, code: 'he' } },
      /language\.direction .*should be "rtl"/,
    ],
    'the same service twice': [
      { enquiry: { ...english.enquiry, services: ['One', 'One'] } },
      /enquiry\.services .*lists "One" twice/,
    ],
    'a portrait outside its folder': [
      {
        people: {
          title: 'Us',
          persons: [
            {
              name: 'A',
              training: ['B'],
              words: 'C',
              portrait: { file: '../docs/screenshot.png', description: 'D' },
            },
          ],
        },
      },
      /portrait\.file .*should be the name of a picture in the folder portraits\//,
    ],
  }
  for (const [title, [change, sentence]] of Object.entries(WRONG_WORDS)) {
    test(title, async () => {
      const { testId } = test.info()
      await writeSource(`${testId}-words`, `export default ${JSON.stringify({ ...english, ...change })}`)
      const file = await writePractice(testId, { words: `../dist-tests/configs/${testId}-words` })
      expect(await errorOf(file)).toMatch(sentence)
    })
  }
})

test('inconsistent languages are an error, and possible oversights get a note', async () => {
  const emergency = { en: { text: 'Call 999 now.', numbers: ['999'] } }
  const languages = { words: 'de', alsoIn: ['../tests/practices/barestWords'] }
  const error = await errorOf(await writePractice('mismatch', { ...languages, emergency }))
  expect(error).toMatch(/emergency .*has no text for "de"/)
  expect(error).toMatch(/alsoIn .*names words in "en" whose form has a different number of services/)

  const { notes } = await readPractice('local', await writePractice('two', { words: 'en', alsoIn: ['de.ts'] }))
  expect(notes.join('\n')).toContain('emergency: the pages in en and de show the same text.')
  const richest = await readPractice('local', 'tests/practices/richest.ts')
  expect(richest.notes.join('\n')).toContain('imprint: the words in en have none')
})

async function errorOf(file: string) {
  const reason = await readPractice('local', file).then(
    () => 'no error',
    (thrown) => thrown,
  )
  expect(reason).toBeInstanceOf(PracticeError)
  return (reason as Error).message
}
