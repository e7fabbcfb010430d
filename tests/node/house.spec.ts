import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from '@playwright/test'
import { mailColors } from '../../provider/mailColors'
import { mailTemplate } from '../../provider/mailTemplate'
import { palette } from '../../src/drawings/palette'
import german from '../../words/de'
import english from '../../words/en'
import spanish from '../../words/es'
import french from '../../words/fr'

/** Which folder may know which, types included. CONTRIBUTING.md draws it. */
const MAY_KNOW: Record<string, string[]> = {
  src: [],
  words: ['src'],
  publish: ['src'],
  provider: ['src', 'words'],
  local: ['src', 'publish', 'provider'],
  verify: ['publish'],
  tools: ['publish'],
}

test('folders know each other in one direction only, types included', () => {
  const wrong = imports()
    .filter(({ from }) => from.includes('/'))
    .map(({ from, to }) => ({ from, to, one: from.split('/')[0] ?? '', other: to.split('/')[0] ?? '' }))
    .filter(({ one, other }) => one !== other && MAY_KNOW[one] && !MAY_KNOW[one].includes(other))
    .map(({ from, to }) => `${from} → ${to}`)
  expect(wrong).toEqual([])
})

test('the stand-in for the provider knows types of the page and nothing else of it', () => {
  const values = imports()
    .filter(({ from, to, typeOnly }) => from.startsWith('provider/') && to.startsWith('src/') && !typeOnly)
    .map(({ from, to }) => `${from} → ${to}`)
  expect(values).toEqual([])
})

test('no file is part of a circle of imports', () => {
  const known = new Map<string, Import[]>()
  for (const one of imports()) known.set(one.from, [...(known.get(one.from) ?? []), one])
  const circles = new Set<string>()
  const walk = (file: string, path: string[]) => {
    const at = path.indexOf(file)
    if (at >= 0) return void circles.add([...path.slice(at), file].join(' → '))
    if (done.has(file)) return
    for (const { to } of known.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  const done = new Set<string>()
  for (const file of known.keys()) walk(file, [])
  expect([...circles]).toEqual([])
})

test('what is drawn where no stylesheet reaches has the colours of the tokens', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  for (const [name, color] of Object.entries(palette))
    expect(tokens).toContain(`--${name.replace(/(\d+)$/, '-$1')}: ${color};`)
  for (const color of [...Object.values(mailColors.light), ...Object.values(mailColors.dark)])
    expect(tokens).toContain(`: ${color};`)
})

test('the mail’s templates in docs/ are those of the words', () => {
  for (const words of [english, german, spanish, french]) {
    const { code } = words.language
    const file = `docs/emailjs-template${code === 'en' ? '' : `.${code}`}.html`
    expect(readFileSync(file, 'utf8'), `${file}: run npm run mail-templates`).toBe(mailTemplate(words))
  }
})

type Import = { from: string; to: string; typeOnly: boolean }

function imports(): Import[] {
  const folders = [...Object.keys(MAY_KNOW), 'tests', 'bench']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules')),
  )
  const all = new Set(files)
  return files.flatMap((from) =>
    [
      ...readFileSync(from, 'utf8').matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from '(\.[^']+)'/gm),
    ].flatMap(([, type, path = '']) => {
      const base = normalize(join(dirname(from), path))
      const to = [base, `${base}.ts`, `${base}.tsx`].find((name) => all.has(name))
      return to ? [{ from, to, typeOnly: Boolean(type) }] : []
    }),
  )
}
