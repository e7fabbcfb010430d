import { dirname, join } from 'node:path'
import { ContentError } from './ContentError'
import { inProduction } from './inProduction'
import { portraitAddress } from './portraits'
import { practiceSchema } from './practiceSchema'
import { readContent } from './readContent'
import { SENTENCES } from './sentences'
import { wordsSchema } from './wordsSchema'

// Read when a page is rendered, never in the browser. PRACTICE names another file, for the tests.
const file = process.env.PRACTICE ?? 'practice.yaml'
const photos = join(dirname(file), 'portraits')
const read = readContent(file, practiceSchema({ publish: inProduction, photos }))

export const practice = { ...read, address: read.address ?? addressFromHost() }
export const words = readContent(`words/${practice.language}.yaml`, wordsSchema)

/** The photo of each portrait, by the address that the portrait has on the site. */
export const portraits = Object.fromEntries(
  read.people?.flatMap(({ portrait }) =>
    portrait ? [[portraitAddress(portrait.file), join(photos, portrait.file)]] : [],
  ) ?? [],
)

/** Netlify says in URL where the site is, and .github/workflows/site.yml in PAGES_ADDRESS. */
function addressFromHost() {
  const { NETLIFY, URL: netlify, PAGES_ADDRESS: gitHubPages } = process.env
  const address = (NETLIFY && netlify) || gitHubPages || (inProduction ? undefined : 'http://localhost:4173')
  if (!address) throw new ContentError([{ file, line: 1, sentence: SENTENCES.noAddress, source: '' }])
  return address.endsWith('/') ? address : `${address}/`
}
