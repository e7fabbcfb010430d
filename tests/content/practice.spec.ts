import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { isScalar, parseDocument, visit } from 'yaml'
import { LANGUAGES, wordsFiles } from '../../src/content/languages.ts'
import { ownWords } from '../../src/content/ownWords.ts'
import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { textIds } from '../../src/content/sections.ts'
import { wordsSchema } from '../../src/content/wordsSchema.ts'
import { check, parse } from '../../src/reading/layers.ts'
import { similarNames } from '../../src/reading/readText.ts'
import { EDITS } from './edits.ts'
import { readYaml } from './readYaml.ts'
import { edited, mistakesIn, readPractice, typical } from './typicalPractice.ts'

for (const [written, instead, expected] of EDITS)
  test(`“${instead.replaceAll('\n', ' ⏎ ')}” instead of “${written.trim()}” gets a sentence`, async () => {
    expect(await mistakesIn(edited(written, instead))).toBe(
      expected.replace(/^line/gm, 'practice.yaml, line').replace(/^(?!practice)/gm, 'practice.yaml: '),
    )
  })

test('every mistake in a file is named, with the line itself', async () => {
  const contents = typical.replace('Maple Counseling', 'Maple #1').replace('988', 'x').replace('hello@', 'hello#')
  for (const line of [1, 5, 14])
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
    ['language: en', 'language: en # English'],
    ['phone: +1 212 555 0100\n', ''],
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
  const { imprint, notice, languages, hours, people } = await readPractice(
    edited(
      'copyrightYear: 2025',
      [
        'imprint: |\n  • One\n\n  * Two',
        'notice: Away\n  – back\n  - on Monday\n  • or later',
        'languages: “A”',
        'hours:\n• Monday\n• A line that an editor has folded, because it is longer than eighty characters\n  - like this one',
        'people:\n  • name: Zoë\n    training:\n    – MA\n    text: One\n      – two',
      ].join('\n'),
    ),
  )
  expect([imprint, notice, languages]).toEqual(['• One\n\n* Two', 'Away – back - on Monday • or later', 'A'])
  expect(hours?.[1]).toMatch(/characters - like this one$/)
  expect([people?.[0]?.training, people?.[0]?.text]).toEqual([['MA'], 'One – two'])
})

test('a file that can’t be read at all gets a sentence', async () => {
  expect(await mistakesIn('')).toContain('practice.yaml: the file is empty.')
  const latin1 = Buffer.from(typical.replace('Maple', 'Müller'), 'latin1')
  expect(await mistakesIn(latin1)).toContain('practice.yaml: the file is saved in an old')
  for (const document of ['{\\rtf1 name', 'PK\u0003\u0004', '<!DOCTYPE html><p>name', '  <html>'])
    expect(await mistakesIn(document)).toContain('practice.yaml: this isn’t plain text, but a document or a web page.')
})

test('a file with another name is named', async () => {
  const folder = test.info().outputPath('named')
  for (const name of ['Practice.yaml', 'practice.yml', 'practice.yaml.txt', 'practice (1).yaml']) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    writeFileSync(`${folder}/${name}`, typical)
    expect(() => parse(`${folder}/practice.yaml`, wordsSchema)).toThrow(
      `practice.yaml: there is no such file. ${name} has another name: rename it.`,
    )
  }
  expect(similarNames('practice.yaml'), 'as this repository ships').toEqual([])
})

test('a text of the page can be replaced by an entry under words', async () => {
  const words = async (entries: string) => {
    const file = test.info().outputPath('practice.yaml')
    writeFileSync(file, `${typical}words:\n${entries}`)
    const layer = parse(file, practiceSchema({ publish: false }))
    const practice = await check(practiceSchema({ publish: false }), [layer])
    return check(wordsSchema, [parse('words/en.yaml', wordsSchema), ownWords(layer, practice.words ?? [])])
  }
  const entry = (name: string, text: string) => `  - name: ${name}\n    text: ${text}\n`
  const read = await words(
    entry('hero.start', 'Begin') + entry('tagline', '|\n      One,\n      two') + entry('title', 'T'),
  )
  expect([read.hero.start, read.tagline, read.title, read.header.home]).toEqual(['Begin', ['One,', 'two'], 'T', 'Home'])
  await expect(words(entry('hero.start', 'A') + entry('heros.start', 'B'))).rejects.toThrow(
    /practice.yaml, line 26: heros.start is not the name of a text of the page. Did you mean hero.start\? words\/en.yaml has all names.\n {4}- name: heros.start/,
  )
  await expect(words(entry('tagline', 'Only one'))).rejects.toThrow(
    /practice.yaml, line 25: tagline should have two lines, each on a line of its own./,
  )
  await expect(words(entry('description', 'x'.repeat(201)))).rejects.toThrow(
    /practice.yaml, line 25: description should have/,
  )
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
    ['copyrightYear: 2025', 'languages: For example, English'],
  ] as const)
    expect(await mistakesIn(real.replace(written, instead), true), instead).toBe('none')
  const german = real.replace('+1 212 736 5000', '+49 1555 0123456').replace('988', '112').replace('911', '110')
  expect(await mistakesIn(german, true)).toBe('none')
})

test('a text without its | is refused also at the end of a file', async () => {
  const atEnd = `${typical}imprint:\n  Zoë Maple\n  1 Street`
  expect(await mistakesIn(atEnd)).toContain('line 23: imprint has several lines, so it needs a | after the colon')
})

test('the address of the site ends where the site begins', async () => {
  for (const [written, meant] of [
    ['https://maple.test', 'https://maple.test/'],
    ['https://maple.test/index.html', 'https://maple.test/'],
    ['https://maple.test/imprint/', 'https://maple.test/'],
    ['https://maple.test/my-privacy', 'https://maple.test/my-privacy/'],
  ] as const)
    expect((await readPractice(edited('https://maple.test/', written))).address).toBe(meant)
})

test('a phone dials the extension, after a pause', async () => {
  const { phone } = await readPractice(edited('+1 212 555 0100', '+1 212 736 5000 ext. 12'))
  expect(phone).toMatchObject({ text: '+1 212 736 5000 ext. 12', dial: '+12127365000,12' })
})

test('every language has all the words', async () => {
  for (const language of LANGUAGES)
    await check(
      wordsSchema,
      wordsFiles(language).map((file) => parse(file, wordsSchema)),
    )
})

test('the specification’s own words are exact', async () => {
  const { tagline, header, hero, services, whyChoose, callToAction, enquiry } = await readYaml(
    'words/en.yaml',
    wordsSchema,
  )
  const { individual, couples, online } = services.offers
  expect(tagline).toEqual(['Care for your mind,', 'care for your relationships'])
  expect([header.home, header.services, header.contact, header.book]).toEqual([
    'Home',
    'Services',
    'Contact',
    'Book Session',
  ])
  expect([hero.start, callToAction.title, callToAction.contact]).toEqual([
    'Start Your Journey',
    'Ready to Start Your Healing Journey',
    'Contact Us Today',
  ])
  expect([individual.name, couples.name, online.name, online.choice]).toEqual([
    'Individual Counseling',
    'Couples Counselling',
    'Online Sessions',
    'Student Support',
  ])
  expect(Object.values(whyChoose.points).map(({ name }) => name)).toEqual([
    'Professional Care',
    'Easy Communication',
    'Compassionate Support',
    'Personalized Approach',
  ])
  expect([enquiry.title, enquiry.send, enquiry.sending]).toEqual(['Schedule a Session', 'Send Message', 'Sending...'])
  expect(enquiry.success).toBe("Thank you! Your message has been sent successfully. We'll get back to you soon.")
  expect(enquiry.error).toBe('Sorry, there was an error sending your message. Please try again or contact us directly.')
})

test('a section of one’s own has an address that the page doesn’t have already', () => {
  const titles = [
    'Contact',
    'More about me',
    'Formación',
    'Enquiries',
    'Overlap',
    'Photo form',
    'Job title',
    'お部屋',
    '!',
    '!',
  ]
  expect(textIds(titles.map((title) => ({ title })))).toEqual([
    'contact-2',
    'more-about-me',
    'formación',
    'enquiries',
    'overlap-2',
    'photo-form-2',
    'job-title-2',
    'お部屋',
    'text',
    'text-2',
  ])
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
  const MAY_BE_TRUE = [
    'en',
    '2025',
    '988',
    '911',
    'Facebook',
    'Instagram',
    'Emergency services',
    'care',
    'support',
    'blue',
  ]
  const NAMES =
    /^(services|people|texts|fees|questions|whyChoose|callToAction|hero\.openingWords|title|Crisis lifeline.*|If you are in danger.*)$/
  const invented: number[] = []
  visit(parseDocument(everything), (key, node) => {
    if (key === 'key' || !isScalar(node)) return
    if (MAY_BE_TRUE.includes(String(node.value)) || NAMES.test(String(node.value))) return
    const before = everything.slice(0, node.range?.[0]).trimEnd() // a block's text begins below its name
    invented.push(before.split('\n').length)
  })
  expect(invented.length).toBeGreaterThan(40)
  const refused = (await mistakesIn(everything, true)).matchAll(/line (\d+): .* is still the example/g)
  expect([...refused].map(([, line]) => Number(line))).toEqual(invented)
})
