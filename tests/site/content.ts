import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { wordsSchema } from '../../src/content/wordsSchema.ts'
import { readYaml } from '../../src/reading/readYaml.ts'
import { practiceFile, type SiteName } from './sites.js'

/** What a site is made from, so that no test repeats words that a practice may change. */
export async function contentOf(site: SiteName) {
  const schema = practiceSchema({ publish: false, pictures: 'tests/practices/pictures' })
  const practice = await readYaml(practiceFile(site), schema)
  return { practice, words: await readYaml(`words/${practice.language}.yaml`, wordsSchema) }
}
