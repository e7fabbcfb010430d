import { dirname, join } from 'node:path'
import { inProduction } from '../mode'
import { PROVIDER_SETTING } from '../provider/settings'
import { ContentError } from '../reading/ContentError'
import { readYaml } from '../reading/readYaml'
import { practiceSchema } from './practiceSchema'
import { SENTENCES } from './sentences'
import { wordsSchema } from './wordsSchema'

// Read when a page is rendered, never in the browser. PRACTICE names another file, for the tests.
const file = process.env.PRACTICE ?? 'practice.yaml'
export const picturesFolder = join(dirname(file), 'pictures')
const { [PROVIDER_SETTING]: provider, ...read } = await readYaml(
  file,
  practiceSchema({ publish: inProduction, pictures: picturesFolder }),
)

export const practice = { ...read, provider, address: read.address ?? addressFromHost() }
export const words = await readYaml(`words/${practice.language}.yaml`, wordsSchema)

/** Netlify says in URL where the site is, and .github/workflows/site.yml in PAGES_ADDRESS. */
function addressFromHost() {
  const { NETLIFY, URL: netlify, PAGES_ADDRESS: gitHubPages } = process.env
  const address = (NETLIFY && netlify) || gitHubPages || (inProduction ? undefined : 'http://localhost:4173')
  if (!address) throw new ContentError([{ file, line: 1, sentence: SENTENCES.noAddress, source: '' }])
  return address.endsWith('/') ? address : `${address}/`
}
