import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { practiceSchema } from '../../practice/practiceSchema'
import { readPractice } from '../../practice/readPractice'
import own from '../../practice.config'
import english from '../../words/en'
import demonstration from '../practices/demonstration'
import practice from '../practices/shipped'
import { writePractice, writeSource } from '../support/practiceFile'

/** Examples that may be right for a practice as they are. */
const FREE_TO_USE = ['words', 'alsoIn', 'hours', 'languages', 'copyrightYear', 'themeColor', 'kindOfBusiness']

test('every example is refused for the web by name, and accepted on this computer', async () => {
  const file = 'tests/practices/demonstration.ts'
  const error = await readPractice('web', file).catch(({ message }: Error) => message)
  for (const name of Object.keys(demonstration).filter((name) => name !== 'emailjs' && name !== 'emergency'))
    expect(error).toMatch(new RegExp(`^  ${name}[^\\n]* \\(line \\d+\\) is still the example`, 'm'))
  for (const name of ['publicKey', 'serviceId', 'templateId'])
    expect(error).toMatch(new RegExp(`emailjs\\.${name} .*is still the example`))
  expect(error).toMatch(/emergency .*is still the example\. A wrong number may cost a life/)
  await expect(readPractice('local', file)).resolves.toBeTruthy()
  const own = { text: 'Call 112.', numbers: ['112'] }
  const emergency = { en: own, de: demonstration.emergency }
  const second = await writePractice('demo-second', { emergency, alsoIn: ['de'] })
  await expect(readPractice('web', second)).rejects.toThrow(/emergency\.de .*is still the example/)
  const third = await writePractice('example-address', { address: 'https://example.org' })
  await expect(readPractice('web', third)).rejects.toThrow(/address .*is still the example/)
})

test('people and streets from the recipes are refused in words', async () => {
  const guide = readFileSync('docs/how-do-i.md', 'utf8')
  for (const example of ['Zoë Maple', '1 Example Street']) {
    expect(guide).toContain(example)
    const words = { ...english, hero: { ...english.hero, reassurance: `Ask ${example}.` } }
    await writeSource('recipe-words', `export default ${JSON.stringify(words)}`)
    const file = await writePractice('recipe', { words: '../dist-tests/configs/recipe-words' })
    await expect(readPractice('web', file)).rejects.toThrow(`is still the example "${example}"`)
  }
})

test('practice.config.ts describes every option, and each example works once its // is removed', () => {
  const text = readFileSync('practice.config.ts', 'utf8')
  for (const [, name = '', value = ''] of text.matchAll(/^ {2}\/\/ (\w+): (.+),$/gm)) {
    const written = Function(`return ${value}`)()
    expect(practiceSchema.safeParse({ ...practice, [name]: written }).error?.issues ?? [], name).toEqual([])
    if (!FREE_TO_USE.includes(name)) expect(demonstration).toHaveProperty(name, written)
  }
  if (own.name !== 'Example Counseling') return // a practice may delete what it does not need
  const described = new Set([...text.matchAll(/^ {2}(?:\/\/ )?(\w+):/gm)].map(([, name]) => name))
  for (const name of Object.keys(practiceSchema.shape)) expect(described).toContain(name)
})
