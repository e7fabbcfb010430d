import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { readContent } from '../../src/content/readContent.ts'
import { wordsSchema } from '../../src/content/wordsSchema.ts'
import { EDITS } from './edits.ts'

const TYPICAL = 'tests/practices/typical.yaml'
const typical = readFileSync(TYPICAL, 'utf8')

/** What is said about a practice after one change to the typical one. */
function mistakes(written: string, instead: string, publish = false) {
  if (!typical.includes(written)) throw new Error(`${TYPICAL} doesn't contain ${written}`)
  return check(typical.replace(written, instead), publish)
}

function check(contents: string | Buffer, publish = false) {
  const file = test.info().outputPath('practice.yaml')
  writeFileSync(file, contents)
  try {
    readContent(file, practiceSchema({ publish }))
    return 'none'
  } catch (reason) {
    return (reason as Error).message.replaceAll(file, 'practice.yaml').replace(/\n {4}.*/g, '')
  }
}

for (const [written, instead, expected] of EDITS)
  test(`“${instead.replaceAll('\n', ' ⏎ ')}” instead of “${written.trim()}” gets a sentence`, () => {
    expect(mistakes(written, instead)).toBe(expected.replace(/^/gm, 'practice.yaml, '))
  })

test('every mistake in a file is named, with the line itself', () => {
  const file = test.info().outputPath('practice.yaml')
  writeFileSync(file, typical.replace('Maple Counseling', 'Maple #1').replace('988', 'x').replace('en\n', 'en #1\n'))
  const lines = [1, 3, 14].map((line) => new RegExp(`practice.yaml, line ${line}: .*\\n {4}\\S`))
  for (const line of lines) expect(() => readContent(file, practiceSchema({ publish: false }))).toThrow(line)
})

test('what is copied from elsewhere is read as it was meant', () => {
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
    expect(mistakes(written, instead), instead).toBe('none')
  expect(check(Buffer.from(`\ufeff${typical}`, 'utf16le'))).toBe('none')
  expect(check(typical.replaceAll('\n', '\r\n'))).toBe('none')
})

test('bullets in a text of several lines stay as they are', () => {
  const file = test.info().outputPath('practice.yaml')
  writeFileSync(file, typical.replace('copyrightYear: 2025', 'imprint: |\n  • One\n\n  * Two\nlicense: “A”'))
  const { imprint, license } = readContent(file, practiceSchema({ publish: false }))
  expect([imprint, license]).toEqual(['• One\n\n* Two', 'A'])
})

test('a file that can’t be read at all gets a sentence', () => {
  expect(check('')).toContain('line 1: the file is empty.')
  expect(check(Buffer.from(typical.replace('Maple', 'Müller'), 'latin1'))).toContain(
    'line 1: the file is saved in an old',
  )
  expect(() => readContent('none.yaml', wordsSchema)).toThrow('none.yaml, line 1: there is no such file.')
})

test('what a practice may really have is accepted, also for the web', () => {
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
    ['copyrightYear: 2025', 'license: For example, LMFT 1'],
  ] as const)
    expect(check(real.replace(written, instead), true), instead).toBe('none')
  const german = real.replace('+1 212 736 5000', '+49 1555 0123456').replace('988', '112').replace('911', '110')
  expect(check(german, true)).toBe('none')
})

test('every language has all the words', () => {
  for (const file of readdirSync('words')) readContent(`words/${file}`, wordsSchema)
})

test('each invented value in practice.yaml is refused when it is switched on and unchanged', () => {
  const shipped = readFileSync('practice.yaml', 'utf8')
  test.skip(!shipped.includes('Example Counseling'), 'The examples have been replaced.')
  const everything = shipped.replace(/^# (?= {2}|[a-zA-Z]+:)|^#$/gm, '')
  const MAY_BE_TRUE = /^ *(- )?(language:|advice:|copyrightYear:|number:|name: (Crisis|Emergency|Facebook|Instagram))/
  const values = everything.split('\n').flatMap((line, index) => {
    const isValue = /^[^#]*(: +[^|\s]|- )/.test(line) && !MAY_BE_TRUE.test(line)
    return isValue ? [index + 1] : []
  })
  const inBlocks = everything.split('\n').flatMap((line, index) => (/: \|$/.test(line) ? [index + 1] : []))
  const refused = [...check(everything, true).matchAll(/line (\d+): .* is still the example/g)].map(([, line]) =>
    Number(line),
  )
  const expected = [...values, ...inBlocks].filter(
    (line) => !inBlocks.some((start) => line > start && line < start + 6),
  )
  expect(refused).toEqual([...new Set(expected)].sort((a, b) => a - b))
})

const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')
const JPEG = readFileSync('tests/practices/portraits/zofia.jpg')

/** The typical practice with a portrait, in a folder of its own. */
function withPortrait(photo: Buffer | string, name = 'zoe.jpg') {
  const file = test.info().outputPath('practice.yaml')
  mkdirSync(test.info().outputPath('portraits'), { recursive: true })
  writeFileSync(test.info().outputPath('portraits', name), photo)
  const person = 'people:\n  - name: Zoë\n    training: \n      - MA\n    text: Hello.\n'
  const portrait = '    portrait:\n      file: portraits/zoe.jpg\n      description: Zoë\n'
  writeFileSync(file, `${typical}${person}${portrait}`)
  return file
}

test('a portrait that can’t be used is refused by name', () => {
  const said = (photo: Buffer | string, name?: string) => {
    const file = withPortrait(photo, name)
    try {
      readContent(file, practiceSchema({ publish: false, photos: test.info().outputPath('portraits') }))
      return 'none'
    } catch (reason) {
      rmSync(test.info().outputPath('portraits'), { recursive: true })
      return (reason as Error).message
    }
  }
  expect(said(JPEG)).toBe('none')
  expect(said(HEIC)).toContain('is an iPhone’s HEIC picture.')
  expect(said('%PDF-1.7')).toContain('isn’t a picture that can be used. Save it as JPEG, PNG or WebP.')
  expect(said('Zoë')).toContain('\n    file: portraits/zoe.jpg')
  expect(said(JPEG, 'ZOE.JPG')).toContain('in the folder portraits/, with the same capital and small letters.')
})

test('a build with a broken portrait fails with its name', async () => {
  const file = withPortrait(JPEG.subarray(0, 3_000))
  const { stderr } = await failedBuild('demo', file)
  expect(stderr).toMatch(
    /portraits\/zoe\.jpg, line 1: this picture can’t be read to its end\. Upload the picture again\./,
  )
})

test('a build without an address fails with a sentence', async () => {
  const { stderr } = await failedBuild('production', 'tests/practices/minimal.yaml')
  expect(stderr).toContain('address is missing. Only Netlify and GitHub Pages fill it in.')
})

test('a build with an example value fails with a sentence, and without a stack', async () => {
  const { stderr, stdout } = await failedBuild('production', TYPICAL)
  expect(stderr).toContain(
    `${TYPICAL}, line 4: phone is still the example. Replace it with your own.\n    phone: +1 212`,
  )
  expect(stdout).toContain(`::error file=${TYPICAL},line=4::phone is still the example.`)
  expect(stderr).not.toMatch(/^\s+at /m)
})

async function failedBuild(mode: string, practice: string): Promise<{ stderr: string; stdout: string }> {
  const command = ['vite', 'build', '--mode', mode, '--outDir', test.info().outputPath('dist')]
  const env = { ...process.env, PRACTICE: practice, GITHUB_ACTIONS: 'true' }
  return promisify(execFile)('npx', command, { env }).then(
    () => {
      throw new Error('The build did not fail.')
    },
    (reason) => reason,
  )
}
