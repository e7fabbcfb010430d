// Builds the sites that the tests look at, each for the local provider: tsx tools/buildSites.ts NAME …

import { createBuilder } from 'vite'
import { bundleAll, writeSite } from '../publish/bundle'
import { readPractice } from '../publish/practice/readPractice'
import { SITES } from './build'

// What is bundled is the same for all of them.
const builder = await createBuilder({ configLoader: 'runner', mode: 'at-home', logLevel: 'warn' })
const bundled = await bundleAll(builder)
for (const name of process.argv.slice(2).filter((name): name is keyof typeof SITES => name in SITES)) {
  const { folder, file } = SITES[name]
  const read = await readPractice({ file, demo: 'allowed' })
  await writeSite(read, bundled, { folder, providerOrigin: '', forTheWeb: 'forTheWeb' in SITES[name] })
}
process.exit()
