import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { PracticeError } from '../practice/PracticeError'
import { BUILT_SITE_MARKER } from './licenses'
import type { Files } from './renderSite'

const COMPRESSED = /\.(html|css|js|svg|txt|xml|webmanifest)$/

/** The folder to write to, from OUT_DIR. Rejects any folder that the build must not replace. */
export async function safeOutDir(fallback: string, written = process.env.OUT_DIR) {
  const folder = resolve(written || fallback)
  const refuse = (why: string): never => {
    throw new PracticeError(
      `The build would replace "${written || fallback}", ${why}. Set OUT_DIR to a new folder, like "dist-second".`,
    )
  }
  const down = relative(folder, process.cwd())
  if (!down.startsWith('..') && !isAbsolute(down)) refuse('which holds this repository')
  const there = await stat(folder).catch(() => undefined)
  if (!there) return folder
  if (!there.isDirectory()) refuse('which is a file')
  const isEmpty = (await readdir(folder)).length === 0
  const licenses = await readFile(join(folder, 'licenses.txt'), 'utf8').catch(() => '')
  if (!isEmpty && !licenses.startsWith(BUILT_SITE_MARKER))
    refuse('a folder with other things in it, which would be lost')
  return folder
}

export function readFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]))
}

export async function writeFiles(folder: string, files: Files) {
  await rm(folder, { recursive: true, force: true })
  // Write the marker first: if this build is interrupted, the next one can still replace the folder.
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'licenses.txt'), files.get('licenses.txt') ?? BUILT_SITE_MARKER)
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const file = join(folder, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
      if (!COMPRESSED.test(name)) return
      const bytes = Buffer.from(content)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
