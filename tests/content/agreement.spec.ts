import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { FIELDS } from '../../src/content/fields.ts'

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

test('the home page has every section', () => {
  const home = readFileSync('src/Home.tsx', 'utf8')
  const sections = readdirSync('src/sections').flatMap((file) => file.match(/^(\w+)\.tsx$/)?.[1] ?? [])
  expect(sections.length).toBeGreaterThan(5)
  for (const section of sections) expect(home).toContain(`<${section} />`)
})

test('the email template shows every field that is sent', () => {
  const template = readFileSync('docs/emailjs-template.html', 'utf8').split('</head>')[1]
  for (const { param } of FIELDS) expect(template).toContain(`{{${param}}}`)
})

test('the README names every folder', () => {
  const readme = readFileSync('README.md', 'utf8')
  const inSrc = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const tracked = ['src', 'plugins', 'words', 'portraits', 'public', 'tests', 'docs', ...inSrc.map(({ name }) => name)]
  for (const folder of tracked) expect(readme).toContain(`${folder}/`)
})
