import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { safeOutDir, writeFiles } from '../../publish/outDir'
import { build } from '../../tools/testSites'
import { writePractice } from '../support/practiceFile'

test('the build refuses to replace anything but a built site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'precious-'))
  writeFileSync(join(folder, 'words.ts'), 'mine')
  for (const [why, refused] of Object.entries({
    'holds this repository': ['.', process.cwd(), '..', '/'],
    'a folder with other things in it': ['src', 'nope/../src', folder],
    'is a file': [join(folder, 'words.ts')],
  }))
    for (const written of refused) await expect(safeOutDir('dist', written), written).rejects.toThrow(why)
  await expect(safeOutDir('src', undefined)).rejects.toThrow('The build would replace "src"')
  expect(readFileSync(join(folder, 'words.ts'), 'utf8')).toBe('mine')
  rmSync(folder, { recursive: true })
})

test('an empty OUT_DIR counts as unset; new folders, empty folders and earlier builds are accepted', async () => {
  expect(await safeOutDir('dist-tests/none', '')).toBe(join(process.cwd(), 'dist-tests/none'))
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  expect(await safeOutDir('dist', join(folder, 'new'))).toBe(join(folder, 'new'))
  mkdirSync(join(folder, 'empty'))
  expect(await safeOutDir('dist', join(folder, 'empty'))).toBe(join(folder, 'empty'))
  const mark = 'Licenses of the software and fonts in this site, which was written by npm run build.\n'
  await writeFiles(join(folder, 'built'), new Map([['licenses.txt', mark]]))
  expect(await safeOutDir('dist', join(folder, 'built'))).toBe(join(folder, 'built'))
  await writeFiles(join(folder, 'interrupted'), new Map())
  expect(await safeOutDir('dist', join(folder, 'interrupted'))).toBe(join(folder, 'interrupted'))
  rmSync(folder, { recursive: true })
})

test('npm run build refuses to overwrite src/ and lists every invalid value, without a stack trace', async () => {
  const { code, output } = await build('local', { OUT_DIR: 'src' })
  expect(code).toBe(1)
  expect(output).toContain('The build would replace "src", a folder with other things in it')
  expect(existsSync('src/Page.tsx')).toBe(true)

  const PRACTICE_FILE = await writePractice('two-mistakes', { phone: 'x', email: 'y' })
  const wrong = await build('web', { PRACTICE_FILE, OUT_DIR: 'dist-tests/never' })
  expect(wrong.code).toBe(1)
  expect(wrong.output).toContain('Please change these 2 things')
  for (const text of [output, wrong.output]) {
    expect(text).not.toMatch(/^\s+at /m)
    expect(text).not.toContain('node_modules')
  }
})
