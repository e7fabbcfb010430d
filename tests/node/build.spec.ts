import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { writeFiles } from '../../publish/folder'
import { addPublicFiles } from '../../publish/publicFiles'
import { build } from '../../tools/testSites'
import { writePractice } from '../support/practiceFile'

test('npm run build lists every invalid value, without a stack trace', async () => {
  const PRACTICE_FILE = await writePractice('two-mistakes', { phone: 'x', email: 'y' })
  const { code, output } = await build('web', { PRACTICE_FILE })
  expect(code).toBe(1)
  expect(output).toContain('Please change these 2 things')
  expect(output).not.toMatch(/^\s+at /m)
  expect(output).not.toContain('node_modules')
})

test('a file in public/ with the name of a file that the build makes is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  writeFileSync(join(folder, 'robots.txt'), '')
  const sentence = 'public/robots.txt has the same name as a file that the build makes. Rename or remove it.'
  expect(() => addPublicFiles(new Map([['robots.txt', 'x']]), folder)).toThrow(sentence)
  const files = new Map([['index.html', 'x']])
  addPublicFiles(files, folder)
  expect([...files.keys()]).toEqual(['index.html', 'robots.txt'])
  rmSync(folder, { recursive: true })
})

test('a build removes what an earlier build left behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  await writeFiles(folder, new Map([['assets/immutable/portrait.webp', 'x']]))
  await writeFiles(folder, new Map([['index.html', 'y']]))
  expect(existsSync(join(folder, 'assets'))).toBe(false)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('y')
  rmSync(folder, { recursive: true })
})

test('GitHub Pages publishes every commit on main that builds, whether or not the tests pass', () => {
  const workflow = readFileSync('.github/workflows/pages.yml', 'utf8')
  const [, triggers = ''] = /^on:\n((?: .*\n)+)/m.exec(workflow) ?? []
  expect(triggers).toMatch(/^ {2}push:\n {4}branches: \[main\]$/m)
  expect(triggers).not.toContain('workflow_run')
  expect([...workflow.matchAll(/^ +- run: (.*)$/gm)].map(([, command]) => command)).toEqual(['npm run build'])
  expect(workflow).toMatch(/^ +path: dist$/m)
  expect([...workflow.matchAll(/^ +needs: (.*)$/gm)].map(([, job]) => job)).toEqual(['build'])
})
