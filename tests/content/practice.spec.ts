import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { readYaml } from '../../src/content/readYaml.ts'
import { wordsSchema } from '../../src/content/wordsSchema.ts'

const TYPICAL = 'tests/practices/typical.yaml'

/** What is said about a practice after one change to the typical one. */
function mistakes(written: string, instead: string, publish = false) {
  const text = readFileSync(TYPICAL, 'utf8')
  if (!text.includes(written)) throw new Error(`${TYPICAL} doesn't contain ${written}`)
  return check(text.replace(written, instead), publish)
}

function check(text: string, publish: boolean) {
  const file = test.info().outputPath('practice.yaml')
  writeFileSync(file, text)
  try {
    readYaml(file, practiceSchema({ publish }))
    return 'none'
  } catch (reason) {
    return (reason as Error).message.replaceAll(file, 'practice.yaml')
  }
}

test('a mistake in practice.yaml is described in a sentence, with its file and line', () => {
  const DIAL = 'should be a complete phone number with its country code, such as +44 20 7946 0018.'
  expect(mistakes('name: Maple Counseling', 'name:')).toBe('practice.yaml, line 1: name is empty.')
  expect(mistakes('name: Maple Counseling\n', '')).toBe('practice.yaml, line 1: name is missing.')
  expect(mistakes('phone: +1', 'fone: +1')).toBe(
    'practice.yaml, line 1: phone is missing.\npractice.yaml, line 4: the file has a setting that doesn’t exist: fone.',
  )
  expect(mistakes('+1 212 555 0100', '212 555 0100')).toBe(`practice.yaml, line 4: phone ${DIAL}`)
  expect(mistakes('+1 212 555 0100', '+1 212 555 01')).toBe(`practice.yaml, line 4: phone ${DIAL}`)
  expect(mistakes('hello@', 'hello at ')).toBe('practice.yaml, line 5: email should be an email address.')
  expect(mistakes('https://maple.test/', 'maple.test')).toContain('practice.yaml, line 2: address should')
  expect(mistakes('language: en', 'language: it')).toContain('line 3: language should be the name of a file in words/.')
  expect(mistakes('number: 988', 'number: call 988')).toBe(
    'practice.yaml, line 14: emergency.numbers[0].number should have only digits and spaces.',
  )
  expect(mistakes('  publicKey', 'publicKey')).toContain('practice.yaml, line ')
  expect(mistakes('advice: If', 'advice: Now: if')).toMatch(/^practice\.yaml, line 11: /)
  expect(mistakes('name: Maple Counseling', 'name: Maple #1')).toContain('line 1: what follows the # is left out.')
  expect(mistakes('name: Maple Counseling', 'name: "Maple #1"')).toBe('none')
  expect(mistakes('copyrightYear: 2025', 'copyrightYear: 2025\nhours: []')).toBe(
    'practice.yaml, line 23: hours is empty.',
  )
})

test('every value stays the text that was written', () => {
  expect(mistakes('Facebook', 'no')).toBe('none')
  expect(mistakes('name: Maple Counseling', 'name: 0123')).toBe('none')
  expect(mistakes('name: Maple Counseling', 'name: 2025-11-19')).toBe('none')
})

test('a portrait must exist and must not be too large', () => {
  const person = (file: string) =>
    `copyrightYear: 2025\npeople:\n  - name: Zoë\n    training:\n      - MA\n    text: Hello.\n    portrait:\n      file: ${file}\n      description: Zoë`
  expect(mistakes('copyrightYear: 2025', person('apple-touch-icon.png'))).toBe('none')
  expect(mistakes('copyrightYear: 2025', person('missing.jpg'))).toContain(
    'line 29: people[0].portrait.file should be the name of a picture in public/ of at most 300 kB.',
  )
})

test('every language has all the words', () => {
  for (const file of readdirSync('words')) readYaml(`words/${file}`, wordsSchema)
})

test('every example in practice.yaml works on this computer, but can’t be published', () => {
  const shipped = readFileSync('practice.yaml', 'utf8')
  test.skip(!shipped.includes('Example Counseling'), 'The examples have been replaced.')
  const everything = shipped.replace(/^# (?= {2}|[a-zA-Z]+:)|^#$/gm, '').replace('zoe.jpg', 'apple-touch-icon.png')
  expect(check(everything, false)).toBe('none')
  const refused = check(everything, true).matchAll(/: (\w+)\S* is still the example/g)
  const settings = everything.matchAll(/^(\w+):/gm)
  const notExamples = ['language', 'emergency', 'copyrightYear']
  const names = (matches: Iterable<RegExpMatchArray>) => [...new Set([...matches].map(([, name = '']) => name))]
  expect([...names(refused), ...notExamples].sort()).toEqual(names(settings).sort())
})

test('a build with an example value fails', async () => {
  const build = promisify(execFile)('npx', ['vite', 'build', '--outDir', 'dist-tests/refused'], {
    env: { ...process.env, PRACTICE: TYPICAL },
  })
  await expect(build).rejects.toThrow(`${TYPICAL}, line 4: phone is still the example. Replace it with your own.`)
})

test('a number that only resembles an example can be published', () => {
  expect(mistakes('+1 212 555 0100', '+49 1555 0123456', true)).toBe('none')
})
