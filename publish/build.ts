// npm run build writes the production site to dist/; npm run build:local writes the local one to dist-local/.

import { PracticeError } from '../practice/PracticeError'
import { readPractice, type Target } from '../practice/readPractice'
import { bundleSource } from './bundle'
import { FOLDER, writeFiles } from './folder'
import { renderSite } from './renderSite'

const target: Target = process.argv[2] === 'web' ? 'web' : 'local'

try {
  const read = await readPractice(target)
  const { files, notes } = await renderSite(read, await bundleSource(), target)
  await writeFiles(FOLDER[target], files)
  for (const note of notes) console.log(`Note: ${note}`)
  if (target === 'web')
    console.log(`The site for ${read.locales[0].practice.address} is in dist/. Next: step 4 of docs/going-live.md.`)
} catch (reason) {
  if (!(reason instanceof PracticeError)) throw reason
  console.error(`\n${reason.message}\n`)
  process.exit(1)
}
