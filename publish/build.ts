// npm run build and npm run build:local: writes the site for the web into dist/, or for this computer into dist-local/.

import { relative } from 'node:path'
import { PracticeError } from '../practice/PracticeError'
import { readPractice, type Target } from '../practice/readPractice'
import { bundleSource } from './bundle'
import { safeOutDir, writeFiles } from './outDir'
import { basePathOf, renderSite } from './renderSite'

const target: Target = process.argv[2] === 'web' ? 'web' : 'local'

try {
  const folder = await safeOutDir(target === 'web' ? 'dist' : 'dist-local')
  const read = await readPractice(target)
  const { address } = read.practice
  const { files, notes } = await renderSite(read, await bundleSource(basePathOf(address, target)), target)
  await writeFiles(folder, files)
  for (const note of notes) console.log(`Note: ${note}`)
  if (target === 'web')
    console.log(`The site for ${address} is in ${relative('.', folder)}/. Next: step 4 of docs/going-live.md.`)
} catch (reason) {
  if (!(reason instanceof PracticeError)) throw reason
  console.error(`\n${reason.message}\n`)
  process.exit(1)
}
