import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The content of each file, by its path in the site. */
export type Files = Map<string, string | Uint8Array>

/** Where each build goes, replacing whatever is there. */
export const FOLDER = { web: 'dist', local: 'dist-local' }

const COMPRESSED = /\.(html|css|js|svg|txt|xml|webmanifest)$/

export function readFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]))
}

export async function writeFiles(folder: string, files: Files) {
  await rm(folder, { recursive: true, force: true })
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
