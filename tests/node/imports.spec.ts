import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { expect, test } from '@playwright/test'

type Rule = { values?: string[]; types?: string[]; why: string }

/** What each folder may import from other folders, as values or as types only. */
const RULES: Record<string, Rule> = {
  practice: { why: 'It reads what a practice wrote. Nothing else in the repository matters for that.' },
  words: { types: ['practice'], why: 'A words file is text, and the practice edits it.' },
  src: {
    types: ['practice'],
    why: 'The form runs in the browser, which must not get Node modules or the code that checks a practice.',
  },
  publish: { values: ['practice', 'src'], why: 'It turns a practice and the page into files.' },
  provider: { values: ['src'], types: ['practice'], why: 'It stands in for EmailJS, which knows only what is sent.' },
  local: { values: ['practice', 'publish', 'provider'], why: 'It serves what publish/ makes.' },
  verify: { values: ['practice', 'publish'], why: 'It compares a live site with what publish/ made of a practice.' },
  tools: { values: ['practice', 'publish'], why: 'It builds the sites for the tests.' },
}
/** What src/ may import from outside the repository: the form and its drawings run in the browser, the rest doesn't. */
const IN_BROWSER = ['react', 'react-dom/client']
const AT_BUILD_TIME = ['react', 'react-dom/server', 'node:crypto', 'node:fs']

for (const [folder, { values = [], types = [], why }] of Object.entries(RULES))
  test(`${folder}/ imports only what is allowed`, () => {
    for (const { file, isType, from } of importsIn(folder)) {
      const name = `${file} imports ${from}. ${why}`
      if (!from.startsWith('.')) {
        const packages = /^src\/(enquiry|drawings)\//.test(file) ? IN_BROWSER : AT_BUILD_TIME
        if (folder === 'src') expect(packages, name).toContain(from)
        continue
      }
      const [target = ''] = relative('.', resolve(file, '..', from)).split('/')
      const allowed = [folder, ...values, ...(isType ? types : [])]
      expect(allowed, name).toContain(target)
    }
  })

test('the scan finds imports of values, of types, and of Node modules', () => {
  const found = importsIn('publish').map(({ file, isType, from }) => `${file} ${isType ? 'type ' : ''}${from}`)
  expect(found).toContain('publish/build.ts ../practice/readPractice')
  expect(found).toContain('publish/renderSite.ts type ../practice/readPractice')
  expect(found.some((line) => builtinModules.includes(line.split(' node:')[1] ?? ''))).toBe(true)
})

function importsIn(folder: string) {
  const files = readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file)))
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const statements = readFileSync(file, 'utf8').matchAll(
        /^(?:import|export)(?: (type)\b)?\s+(?:[\w*{}\s,$]+ from )?'([^']+)'/gm,
      )
      return [...statements].map(([, isType, from = '']) => ({ file, isType: Boolean(isType), from }))
    })
}
