import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { readContent } from '../../src/content/readContent.ts'
import { wordsSchema } from '../../src/content/wordsSchema.ts'

/** The sites that the tests run against, one for each file in tests/practices/. */
export const SITES = {
  typical: { mode: 'demo', url: 'http://localhost:4181/' },
  minimal: { mode: 'staging', url: 'http://localhost:4182/' }, // every mode that isn't local publishes
  richest: { mode: 'demo', url: 'http://localhost:4183/beratung/' },
}

export type SiteName = keyof typeof SITES

export const practiceFile = (site: SiteName) => `tests/practices/${site}.yaml`

/** What a site is made from, so that no test repeats words that a practice may change. */
export function contentOf(site: SiteName) {
  const practice = readContent(
    practiceFile(site),
    practiceSchema({ publish: false, photos: 'tests/practices/portraits' }),
  )
  return { practice, words: readContent(`words/${practice.language}.yaml`, wordsSchema) }
}
