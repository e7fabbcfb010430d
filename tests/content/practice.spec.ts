import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { isScalar, parseDocument, visit } from 'yaml'
import { wordsSchema } from '../../src/content/wordsSchema.ts'
import { readYaml } from '../../src/reading/readYaml.ts'
import { EDITS } from './edits.ts'
import { edited, mistakesIn, readPractice, typical } from './typicalPractice.ts'

for (const [written, instead, expected] of EDITS)
  test(`“${instead.replaceAll('\n', ' ⏎ ')}” instead of “${written.trim()}” gets a sentence`, async () => {
    expect(await mistakesIn(edited(written, instead))).toBe(expected.replace(/^/gm, 'practice.yaml, '))
  })

test('every mistake in a file is named, with the line itself', async () => {
  const contents = typical.replace('Maple Counseling', 'Maple #1').replace('988', 'x').replace('en\n', 'en #1\n')
  for (const line of [1, 3, 14])
    await expect(readPractice(contents)).rejects.toThrow(new RegExp(`practice.yaml, line ${line}: .*\\n {4}\\S`))
})

test('what is copied from elsewhere is read as it was meant', async () => {
  for (const [written, instead] of [
    ['name: Maple', 'name: \u200bMaple\u00ad'],
    ['name: Maple', '\ufeffname: Maple'],
    ['name: Maple Counseling', 'name: “Maple Counseling”'],
    ['name: Maple Counseling', 'name: „Maple Counseling“'],
    ['  publicKey: ', '\u00a0\u00a0publicKey:\u00a0'],
    ['+1 212', '+1\u00a0212'],
    ['copyrightYear: 2025', 'hours:\n  • Monday\n  – Tuesday\n  * Friday'],
    ['copyrightYear: 2025', 'hours:\nimprint: ""\nfees:\n  intro: ""\n  prices: []'],
    ['copyrightYear: 2025', ''],
    ['number: 988', 'number: “988”'],
    ['hello@maple.test', 'hello@maple–practice.test'],
    ['https://maple.test/', 'HTTPS://maple.test/index.html'],
  ] as const)
    expect(await mistakesIn(edited(written, instead)), instead).toBe('none')
  expect(await mistakesIn(Buffer.from(`\ufeff${typical}`, 'utf16le'))).toBe('none')
  expect(await mistakesIn(typical.replaceAll('\n', '\r\n'))).toBe('none')
})

test('a bullet or dash begins an entry in a list, and stays as it is in a text', async () => {
  const { imprint, notice, license, hours, people } = await readPractice(
    edited(
      'copyrightYear: 2025',
      [
        'imprint: |\n  • One\n\n  * Two',
        'notice: Away\n  – back\n  - on Monday\n  • or later',
        'license: “A”',
        'hours:\n• Monday\n• A line that an editor has folded, because it is longer than eighty characters\n  - like this one',
        'people:\n  • name: Zoë\n    training:\n    – MA\n    text: One\n      – two',
      ].join('\n'),
    ),
  )
  expect([imprint, notice, license]).toEqual(['• One\n\n* Two', 'Away – back - on Monday • or later', 'A'])
  expect(hours?.[1]).toMatch(/characters - like this one$/)
  expect([people?.[0]?.training, people?.[0]?.text]).toEqual([['MA'], 'One – two'])
})

test('a file that can’t be read at all gets a sentence', async () => {
  expect(await mistakesIn('')).toContain('line 1: the file is empty.')
  expect(await mistakesIn(Buffer.from(typical.replace('Maple', 'Müller'), 'latin1'))).toContain(
    'line 1: the file is saved in an old',
  )
  await expect(readYaml('none.yaml', wordsSchema)).rejects.toThrow('none.yaml, line 1: there is no such file.')
})

test('what a practice may really have is accepted, also for the web', async () => {
  const real = typical.replaceAll(/\+1 212 555 0100/g, '+1 212 736 5000')
  for (const [written, instead] of [
    ['hello@maple.test', 'me@my-example.com'],
    ['hello@maple.test', 'praxis@müller-köln.de'],
    ['hello@maple.test', "o'hara+site@maple.photography"],
    ['name: Maple Counseling', 'name: no'],
    ['name: Maple Counseling', 'name: 0123'],
    ['name: Maple Counseling', 'name: 2025-11-19'],
    ['name: Maple Counseling', 'name: "Maple #1"'],
    ['https://maple.test/', 'https://maple.test'],
    ['+1 212 736 5000', '+1 416 736 5000'],
    ['+1 212 736 5000', '+1 787 765 4321'], // Puerto Rico, where 988 works
    ['+1 212 736 5000', '+1 671 646 1234'],
    ['copyrightYear: 2025', 'license: For example, LMFT 1'],
  ] as const)
    expect(await mistakesIn(real.replace(written, instead), true), instead).toBe('none')
  const german = real.replace('+1 212 736 5000', '+49 1555 0123456').replace('988', '112').replace('911', '110')
  expect(await mistakesIn(german, true)).toBe('none')
})

test('a phone dials the extension, after a pause', async () => {
  const { phone } = await readPractice(edited('+1 212 555 0100', '+1 212 736 5000 ext. 12'))
  expect(phone).toMatchObject({ text: '+1 212 736 5000 ext. 12', dial: '+12127365000,12' })
})

test('every language has all the words', async () => {
  for (const file of readdirSync('words')) await readYaml(`words/${file}`, wordsSchema)
})

test('a field without a hint can’t be given one in words/', async () => {
  const file = test.info().outputPath('words.yaml')
  writeFileSync(
    file,
    readFileSync('words/en.yaml', 'utf8').replace('label: Service', 'label: Service\n      missing: Choose.'),
  )
  await expect(readYaml(file, wordsSchema)).rejects.toThrow('there is no setting called missing here.')
})

test('each invented value in practice.yaml is refused when it is switched on and unchanged', async () => {
  const shipped = readFileSync('practice.yaml', 'utf8')
  test.skip(!shipped.includes('Example Counseling'), 'The examples have been replaced.')
  const everything = shipped.replace(/^# (?= {2}|[a-zA-Z]+:)|^#$/gm, '')
  const MAY_BE_TRUE = ['en', '2025', '988', '911', 'Facebook', 'Instagram', 'Emergency services']
  const invented: number[] = []
  visit(parseDocument(everything), (key, node) => {
    if (key === 'key' || !isScalar(node) || MAY_BE_TRUE.includes(String(node.value))) return
    if (/^(Crisis lifeline|If you are in danger)/.test(String(node.value))) return
    const before = everything.slice(0, node.range?.[0]).trimEnd() // a block's text begins below its name
    invented.push(before.split('\n').length)
  })
  expect(invented.length).toBeGreaterThan(30)
  const refused = (await mistakesIn(everything, true)).matchAll(/line (\d+): .* is still the example/g)
  expect([...refused].map(([, line]) => Number(line))).toEqual(invented)
})
