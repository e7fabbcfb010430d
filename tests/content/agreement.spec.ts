import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/content/languages.ts'
import { FIRST, heightOf } from '../../src/pictures/shapes.ts'
import { PARAMS } from '../../src/provider/request.ts'

// Places that must agree, and that neither the types nor the build compare.

test('page.css lists every stylesheet', () => {
  const listed = readFileSync('src/styles/page.css', 'utf8')
  const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  expect(stylesheets.length).toBeGreaterThan(20)
  for (const file of stylesheets) {
    const imported = file.startsWith('styles/') ? file.replace('styles/', './') : `../${file}`
    if (file !== 'styles/page.css') expect(listed).toContain(`@import '${imported}';`)
  }
})

test('the email template shows every field that is sent', () => {
  const template = readFileSync('src/provider/email.html', 'utf8').split('</head>')[1]
  for (const param of Object.values(PARAMS)) expect(template).toContain(`{{${param}}}`)
})

test('the workflows look for the name that practice.yaml ships', () => {
  const [name] = readFileSync('practice.yaml', 'utf8').match(/^name: .*$/m) ?? []
  test.skip(name !== 'name: Example Counseling', 'This is a practice’s own copy.')
  for (const workflow of ['site', 'tests'])
    expect(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8')).toContain(`grep -q '^${name}$' practice.yaml`)
})

test('the guide has people type the name that wrangler.jsonc has', () => {
  const [, name] = readFileSync('wrangler.jsonc', 'utf8').match(/"name": "(.+)"/) ?? []
  expect(readFileSync('docs/going-live.md', 'utf8')).toContain(`\`${name}\``)
})

test('the guide names every language that ships, and the size of the first photo', () => {
  const guide = readFileSync('docs/going-live.md', 'utf8')
  const shipped = ['de', 'en', 'en-GB', 'es', 'fr']
  expect(LANGUAGES).toEqual(expect.arrayContaining(shipped))
  expect(guide).toContain('de, en, en-GB, es or fr')
  expect(guide).toContain(`${FIRST.widths[0]} × ${heightOf(FIRST, FIRST.widths[0])} pixels`)
})

test('the README names every folder, and only folders that exist', () => {
  const map =
    readFileSync('README.md', 'utf8')
      .split('```')
      .find((block) => block.includes('practice.yaml  ')) ?? ''
  const named: string[] = []
  for (const line of map.split('\n')) {
    const [, indentation = '', folder] = line.match(/^( *)([\w-]+)\//) ?? []
    if (!folder) continue
    const outer = indentation && named.findLast((other) => !other.includes('/'))
    named.push(outer ? `${outer}/${folder}` : folder)
  }
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const IGNORED = /^(\.|node_modules|dist|test-results)/
  const top = foldersIn('.').filter((folder) => !IGNORED.test(folder))
  const inside = ['src', 'tests'].flatMap((folder) => foldersIn(folder).map((inner) => `${folder}/${inner}`))
  expect(named.sort()).toEqual([...top, ...inside].sort())
})
