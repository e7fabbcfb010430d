import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { SITES } from '../../tools/testSites'
import { expectWithin } from '../support/expectWithin'

const { folder } = SITES.web
const page = () => readFileSync(join(folder, 'index.html'), 'utf8')

test('React and the form are one file, within budget', () => {
  expect(readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))).toEqual(['enquiry.js'])
  expectWithin('assets/enquiry.js with brotli', statSync(join(folder, 'assets/enquiry.js.br')).size, 62_000)
})

test('every custom property is defined and used, and none is a raw palette color', () => {
  const defined = new Set([...page().matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name ?? ''))
  expect(defined.size).toBeGreaterThan(40)
  expect([...defined].filter((name) => !page().includes(`var(${name}`))).toEqual([])
  const used = [...page().matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !defined.has(name))).toEqual([])
  expect([...defined].filter((name) => /-\d+$/.test(name) && !name.startsWith('--space'))).toEqual([])
})

test('the styles work in 2022 browsers: no range syntax in media queries, no nested rules', () => {
  for (const name of ['web', 'richest', 'rightToLeft'] as const) {
    const html = readFileSync(join(SITES[name].folder, 'index.html'), 'utf8')
    const styles = (html.match(/<style>[\s\S]*?<\/style>/g) ?? []).join('')
    expect(styles.length).toBeGreaterThan(5_000)
    expect(styles.match(/@media[^{]*[<>][^{]*\{|@media[^{]* or [^{]*\{|[{;]&[^}]*/g)).toBeNull()
  }
})

test('the page has the styles for everything the form’s script renders, including the success panel', () => {
  const script = readFileSync(join(folder, 'assets/enquiry.js'), 'utf8')
  const classes = new Set(script.match(/\b(EnquiryForm|drawings|Fields)-[a-zA-Z]+\b/g))
  expect(classes.size).toBeGreaterThan(10)
  const styles = /<style>([\s\S]*?)<\/style>/.exec(page())?.[1] ?? ''
  expect([...classes].filter((name) => !styles.includes(name))).toEqual([])
})

test('the browser gets no build-time or local-provider code, and React is the only npm dependency', () => {
  for (const text of [page(), readFileSync(join(folder, 'assets/enquiry.js'), 'utf8')])
    for (const word of ['zod', 'safeParse', 'outbox', 'localhost', 'provider/next']) expect(text).not.toContain(word)
  expect(page()).toContain('https://api.emailjs.com')
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.keys(dependencies)).toEqual(['react', 'react-dom'])
})
