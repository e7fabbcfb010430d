// Builds all test sites if anything they depend on has changed.

import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPractice } from '../practice/readPractice'
import { bundleSource } from '../publish/bundle'
import { writeFiles } from '../publish/folder'
import { renderSite } from '../publish/renderSite'
import { SITES, type Site } from './testSites'

const INPUTS = ['src', 'practice', 'publish', 'words', 'portraits', 'public', 'tests/practices', 'tools']
const FILES = ['practice.config.ts', 'package-lock.json']
/** Contains the notes of all builds. */
const DONE = 'dist-tests/built'

const changed = [...FILES, ...INPUTS.flatMap(filesIn)].map((file) => statSync(file).mtimeMs)
if (!existsSync(DONE) || Math.max(...changed) > statSync(DONE).mtimeMs) {
  const bundle = await bundleSource()
  const sites = Object.values<Site>(SITES).map(async ({ folder, file, target = 'local' as const }) => {
    const portraits = file === 'practice.config.ts' ? 'portraits' : 'tests/practices/portraits'
    const { files, notes } = await renderSite(await readPractice(target, file), bundle, target, portraits)
    await writeFiles(folder, files)
    return notes.map((note) => `${file}: ${note}\n`)
  })
  writeFileSync(DONE, (await Promise.all(sites)).flat().join(''))
}

/** Includes the folders themselves, because deleting a file changes its folder's modification time. */
function filesIn(folder: string) {
  return [folder, ...readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file)))]
}
