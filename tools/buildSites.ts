// Builds the sites that the tests look at, each for the local provider: tsx tools/buildSites.ts NAME …

import { buildLocally, SITES } from './build'

const names = process.argv.slice(2)
await buildLocally(names.filter((name): name is keyof typeof SITES => name in SITES))
process.exit()
