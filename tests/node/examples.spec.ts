import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { practiceSchema } from '../../practice/practiceSchema'
import { readPractice } from '../../practice/readPractice'
import own from '../../practice.config'
import english from '../../words/en'
import { writePractice, writeSource } from '../support/practiceFile'

const FREE_TO_USE = ['words', 'alsoIn', 'hours', 'languages', 'copyrightYear', 'emergency']

test.describe('practice.config.ts as shipped', () => {
  test.skip(own.name !== 'Example Counseling', 'practice.config.ts has been edited')

  test('has an example for every option; all work locally, and a web build rejects those that must be replaced', async () => {
    const text = readFileSync('practice.config.ts', 'utf8').replace(/^ {2}\/\/ (\w+: .+,)$/gm, '  $1')
    const names = [...text.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name)
    expect(names.toSorted()).toEqual(Object.keys(practiceSchema.shape).toSorted())
    const file = await writeSource('examples', text)
    await expect(readPractice('local', file)).resolves.toBeTruthy()
    const error = await readPractice('web', file).catch(({ message }: Error) => message)
    for (const name of names.filter((name) => !FREE_TO_USE.includes(name)))
      expect(error).toMatch(new RegExp(`^  ${name}[^\\n]* \\(line \\d+\\) is still the example`, 'm'))
    for (const name of ['publicKey', 'serviceId', 'templateId'])
      expect(error).toMatch(new RegExp(`emailjs\\.${name} .*is still the example`))
    const documented = { ...own.emailjs, serviceId: 'service_ab12cd3', templateId: 'template_ef45gh6' }
    const copied = await writePractice('copied-ids', { emailjs: documented })
    const refused = await readPractice('web', copied).catch(({ message }: Error) => message)
    expect(refused).toMatch(/serviceId .*is still the example.*templateId .*is still the example/s)
    expect(error).toMatch(/place\.address .*is still the example .* put \/\/ in front of every line of place/)
    expect(error).toMatch(/links \(entry 1\)\.address .*is still the example .* or remove this entry/)
  })

  test('has an emergency message for the US and Canada, which a practice in any other country must replace', async () => {
    expect(readFileSync('docs/how-do-i.md', 'utf8')).toContain(own.emergency)
    for (const phone of ['+1 614 292 2112', '+1 416 321 4567', '+1 800 273 8255']) {
      const file = await writePractice('demo-here', { phone, emergency: own.emergency })
      await expect(readPractice('web', file)).resolves.toBeTruthy()
    }
    const emergency = { en: 'Call [112].', de: own.emergency }
    for (const phone of ['+44 20 7946 0042', '+1 876 927 1234']) {
      const file = await writePractice('demo-second', { phone, emergency, alsoIn: ['de'] })
      await expect(readPractice('web', file)).rejects.toThrow(
        /emergency\.de .*is still the example .*\. A wrong number could cost a life/,
      )
    }
    const both = await writePractice('demo-both', { emergency: own.emergency, words: 'nowhere' })
    await expect(readPractice('web', both)).rejects.toThrow(/is still the example[\s\S]*no file words\/nowhere\.ts/)
  })
})

test('example.org addresses, and the sample names and streets from docs/how-do-i.md, are rejected', async () => {
  for (const host of [
    'www.example.com',
    'example.org',
    'example.net',
    'www.maple-counseling.org',
    'your-name.github.io',
  ]) {
    const address = await writePractice('example-address', { address: `https://${host}/` })
    await expect(readPractice('web', address), host).rejects.toThrow(/address .*is still the example/)
  }
  const guide = readFileSync('docs/how-do-i.md', 'utf8')
  for (const example of ['Zoë Maple', '1 Example Street', '+1 212 555 0100']) {
    expect(guide).toContain(example)
    const words = { ...english, hero: { ...english.hero, reassurance: `Ask ${example}.` } }
    await writeSource('recipe-words', `export default ${JSON.stringify(words)}`)
    const file = await writePractice('recipe', { words: '../dist-tests/configs/recipe-words' })
    await expect(readPractice('web', file)).rejects.toThrow(`is still the example "${example}"`)
  }
  const own = { ...english, hero: { ...english.hero, reassurance: 'Zoë Mapleton, licensed in Ohio, no. 1234567' } }
  await writeSource('recipe-words', `export default ${JSON.stringify(own)}`)
  const file = await writePractice('recipe', { words: '../dist-tests/configs/recipe-words' })
  await expect(readPractice('web', file), 'similar to the examples').resolves.toBeTruthy()
})
