import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { SITES } from '../../tools/testSites'

const { folder } = SITES.web
const page = () => readFileSync(join(folder, 'index.html'), 'utf8')

// A server sends ten packets before it waits for the browser: about 14,400 bytes, compressed.
const SMALL = 14_400
const LARGE = 20_000

for (const [name, budget] of Object.entries({ web: SMALL, barest: SMALL, richest: LARGE, rightToLeft: LARGE }))
  test(`practice "${name}" stays within its byte budgets`, () => {
    const { folder } = SITES[name as keyof typeof SITES]
    const files = readdirSync(folder, { recursive: true }).map(String)
    const bytes = (file: string) => statSync(join(folder, file)).size
    for (const file of files.filter((file) => file.endsWith('index.html.br')))
      expectWithin(`${name}: ${file}`, bytes(file), budget)
    for (const file of files.filter((file) => file.endsWith('.webp')))
      expectWithin(`${name}: ${file}`, bytes(file), 40_000)
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    const drawings = (html.match(/<svg[\s\S]*?<\/svg>/g) ?? []).join('')
    expectWithin(`${name}: drawings with brotli`, brotliCompressSync(drawings).length, 6_000)
  })

test('the fonts that every page needs stay within budget', () => {
  const preloaded = [...page().matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, file = '']) => file)
  expect(preloaded).toHaveLength(2)
  const sizes = preloaded.map((file) => statSync(join(folder, file)).size)
  expectWithin(
    'fonts',
    sizes.reduce((sum, size) => sum + size),
    26_000,
  )
})

test('React and the form are in one file, within budget', () => {
  expect(readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))).toEqual(['enquiry.js'])
  expectWithin('assets/enquiry.js with brotli', statSync(join(folder, 'assets/enquiry.js.br')).size, 62_000)
})

test('every custom property is defined and used', () => {
  const defined = new Set([...page().matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name ?? ''))
  expect(defined.size).toBeGreaterThan(40)
  const used = [...page().matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !defined.has(name))).toEqual([])
  const pictures = /^--draw-/ // also read by color() and by drawings that this page lacks
  expect([...defined].filter((name) => !page().includes(`var(${name}`) && !pictures.test(name))).toEqual([])
})

test('the styles work in browsers from 2022: no range syntax in media queries, no nested rules', () => {
  for (const name of ['web', 'richest', 'rightToLeft'] as const) {
    const html = readFileSync(join(SITES[name].folder, 'index.html'), 'utf8')
    const styles = (html.match(/<style>[\s\S]*?<\/style>/g) ?? []).join('')
    expect(styles.length).toBeGreaterThan(5_000)
    expect(styles.match(/@media[^{]*[<>][^{]*\{|@media[^{]* or [^{]*\{|[{;]&[^}]*/g)).toBeNull()
  }
})

test('the browser gets no build-time or local-provider code, and React is the only npm dependency', () => {
  for (const text of [page(), readFileSync(join(folder, 'assets/enquiry.js'), 'utf8')])
    for (const word of ['zod', 'safeParse', 'outbox', 'localhost', 'provider/next']) expect(text).not.toContain(word)
  expect(page()).toContain('https://api.emailjs.com')
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.keys(dependencies)).toEqual(['react', 'react-dom'])
})

function expectWithin(what: string, bytes: number, budget: number) {
  console.log(`      ${what}: ${bytes} of ${budget} bytes`)
  expect(bytes, what).toBeLessThanOrEqual(budget)
}
