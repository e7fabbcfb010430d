// Builds all test sites if anything they depend on has changed. The source is loaded once for all of them, because that
// is the slowest step.

import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPractice } from '../practice/readPractice'
import { writeFiles } from '../publish/folder'
import { renderSite } from '../publish/renderSite'
import { loadSource } from '../publish/source'
import { SITES, type Site } from './testSites'

const INPUTS = ['src', 'practice', 'publish', 'words', 'portraits', 'tests/practices', 'tools']
const FILES = ['practice.config.ts', 'vite.config.ts', 'package-lock.json']
const DONE = 'dist-tests/built'

const changed = [...FILES, ...INPUTS.flatMap(filesIn)].map((file) => statSync(file).mtimeMs)
if (!existsSync(DONE) || Math.max(...changed) > statSync(DONE).mtimeMs) {
  const source = await loadSource()
  const sites = Object.values<Site>(SITES).map(async ({ folder, file, target = 'local' as const }) => {
    const portraits = file === 'practice.config.ts' ? 'portraits' : 'tests/practices'
    const { files } = await renderSite(await readPractice(target, file), source, target, portraits)
    await writeFiles(folder, files)
  })
  await Promise.all(sites)
  writeFileSync(DONE, '')
}

/** Includes the folders themselves, because deleting a file changes its folder's modification time. */
function filesIn(folder: string) {
  return [folder, ...readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file)))]
}
