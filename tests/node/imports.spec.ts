import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
/** What runs in the browser: everything that these two scripts reach. */
const SCRIPTS = ['src/enquiry/inlineScript.ts', 'src/enquiry/hydrateForm.tsx']

for (const [folder, { values = [], types = [], why }] of Object.entries(RULES))
  test(`${folder}/ imports only what is allowed`, () => {
    for (const { file, isType, from } of importsIn(folder)) {
      const name = `${file} imports ${from}. ${why}`
      if (!from.startsWith('.')) continue
      const [target = ''] = relative('.', resolve(file, '..', from)).split('/')
      const allowed = [folder, ...values, ...(isType ? types : [])]
      expect(allowed, name).toContain(target)
    }
  })

test('what runs in the browser imports only React', () => {
  const all = importsIn('src').filter(({ isType }) => !isType)
  const reached = new Set(SCRIPTS)
  for (const file of reached)
    for (const { from } of all.filter((found) => found.file === file)) {
      const path = join(file, '..', from)
      if (from.startsWith('.')) reached.add(existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`)
      else expect(['react', 'react-dom/client'], `${file} imports ${from}`).toContain(from)
    }
  expect([...reached]).toContain('src/drawings/Drawing.tsx')
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
