import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { SITES } from '../../tools/build'

const assets = () => readdirSync(join(SITES.web.folder, 'assets'))

function expectWithin(what: string, bytes: number, budget: number) {
  expect(
    bytes,
    `${what} has ${bytes} bytes and may have ${budget}: ${bytes - budget} too many`,
  ).toBeLessThanOrEqual(budget)
  test.info().annotations.push({ type: 'count', description: `${what}: ${bytes} of ${budget} bytes` })
}

function bytesOf(file: string) {
  return statSync(join(SITES.web.folder, file)).size
}

test('the page with its styles, drawings and script fits the first flight of a connection', () => {
  expectWithin('index.html with brotli', bytesOf('index.html.br'), 14_000)
})

test('the heading font is small', () => {
  const fonts = assets().filter((file) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(1)
  expectWithin(`assets/${fonts[0]}`, bytesOf(`assets/${fonts[0]}`), 16_000)
})

test('React and the form come in one file, within their budget', () => {
  const scripts = assets().filter((file) => file.endsWith('.js') && file !== 'enquiry-latest.js')
  expect(scripts).toHaveLength(1)
  expectWithin(`assets/${scripts[0]} with brotli`, bytesOf(`assets/${scripts[0]}.br`), 62_000)
})

test('all drawings together are small', () => {
  const page = readFileSync(join(SITES.web.folder, 'index.html'), 'utf8')
  const drawings = page.match(/<svg[\s\S]*?<\/svg>/g) ?? []
  expect(drawings.length).toBeGreaterThanOrEqual(10)
  expectWithin(`${drawings.length} drawings with brotli`, brotliCompressSync(drawings.join('')).length, 6_000)
})

test('the page carries no custom property that nothing reads, and none of the palette’s names', () => {
  const page = readFileSync(join(SITES.web.folder, 'index.html'), 'utf8')
  const defined = new Set([...page.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name ?? ''))
  expect(defined.size).toBeGreaterThan(40)
  expect([...defined].filter((name) => !page.includes(`var(${name}`))).toEqual([])
  expect([...defined].filter((name) => /-\d+$/.test(name) && !name.startsWith('--space'))).toEqual([])
})

test('the styles are written for browsers of 2022: no ranges in media queries, no nested rules', () => {
  for (const name of ['web', 'richest', 'arabic'] as const) {
    const page = readFileSync(join(SITES[name].folder, 'index.html'), 'utf8')
    const styles = (page.match(/<style>[\s\S]*?<\/style>/g) ?? []).join('')
    expect(styles.length).toBeGreaterThan(5_000)
    expect(styles.match(/@media[^{]*[<>][^{]*\{|@media[^{]* or [^{]*\{|[{;]&[^}]*/g)).toBeNull()
  }
})

test('no file of the browser’s holds the schema library or anything of the build', () => {
  for (const file of [
    ...assets()
      .filter((name) => name.endsWith('.js'))
      .map((name) => `assets/${name}`),
    'index.html',
  ]) {
    const text = readFileSync(join(SITES.web.folder, file), 'utf8')
    for (const stranger of ['zod', 'ZodError', 'safeParse', 'outbox', 'localhost', 'provider/next']) {
      expect(text, `${file} holds "${stranger}"`).not.toContain(stranger)
    }
  }
})

test('nothing of the local provider is in the site for the web', () => {
  const files = readdirSync(SITES.web.folder, { recursive: true }).map(String)
  expect(files.filter((file) => /outbox|provider/.test(file))).toEqual([])
  expect(readFileSync(join(SITES.web.folder, 'index.html'), 'utf8')).toContain('https://api.emailjs.com')
})

test('two packages reach the browser: react and react-dom', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.keys(dependencies)).toEqual(['react', 'react-dom'])
})
