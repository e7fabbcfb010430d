import { existsSync } from 'node:fs'
import { PracticeError } from '../practice/PracticeError'
import { type Files, readFiles } from './folder'

/** Adds the files that are published unchanged: fonts, icons, licenses, and whatever the practice adds. */
export function addPublicFiles(files: Files, folder = 'public') {
  if (!existsSync(folder)) return
  for (const [name, content] of readFiles(folder)) {
    if (name === 'README.md') continue
    if (files.has(name))
      throw new PracticeError(`public/${name} has the same name as a file that the build makes. Rename or remove it.`)
    files.set(name, content)
  }
}
