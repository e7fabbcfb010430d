import { dirname, join } from 'node:path'
import { inProduction } from '../mode'
import { PROVIDER_SETTING } from '../provider/settings'
import { ContentError } from '../reading/ContentError'
import { check, parse } from '../reading/layers'
import { similarNames } from '../reading/readText'
import { wordsFiles } from './languages'
import { ownWords } from './ownWords'
import { practiceSchema } from './practiceSchema'
import { textIds } from './sections'
import { SENTENCES } from './sentences'
import { wordsSchema } from './wordsSchema'

// Read when a page is rendered, never in the browser. PRACTICE names another file, for the tests.
const file = process.env.PRACTICE ?? 'practice.yaml'
export const picturesFolder = join(dirname(file), 'pictures')
const schema = practiceSchema({ publish: inProduction, pictures: picturesFolder })
const practiceFile = parse(file, schema)
const { [PROVIDER_SETTING]: provider, ...read } = await check(schema, [practiceFile])
const others = similarNames(file)
if (others.length > 0) refuse(SENTENCES.otherFile(others.join(', ')))

export const practice = { ...read, provider, address: read.address ?? addressFromHost() }
export const words = await check(wordsSchema, [
  ...wordsFiles(practice.language).map((name) => parse(name, wordsSchema)),
  ownWords(practiceFile, practice.words ?? []),
])

const { offers } = words.services
const { points } = words.whyChoose
export const services: NonNullable<typeof practice.services> = practice.services ?? [
  { drawing: 'growing', ...offers.individual },
  { drawing: 'leaning', ...offers.couples },
  { drawing: 'windows', ...offers.online },
]
export const reasons: NonNullable<typeof practice.whyChoose> = practice.whyChoose ?? [
  { drawing: 'care', ...points.care },
  { drawing: 'communication', ...points.communication },
  { drawing: 'support', ...points.support },
  { drawing: 'approach', ...points.approach },
]
const ids = textIds(practice.texts ?? [])
export const texts = (practice.texts ?? []).map((text, index) => ({ ...text, id: ids[index] as string }))

/** Netlify says in URL where the site is, and .github/workflows/site.yml in PAGES_ADDRESS. */
function addressFromHost() {
  const { NETLIFY, URL: netlify, PAGES_ADDRESS: gitHubPages } = process.env
  const address = (NETLIFY && netlify) || gitHubPages || (inProduction ? undefined : 'http://localhost:4173')
  return address ? address.replace(/\/?$/, '/') : refuse(SENTENCES.noAddress)
}

function refuse(sentence: string): never {
  throw new ContentError([{ file, line: 0, sentence, source: '' }])
}
