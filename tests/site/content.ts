import { wordsFiles } from '../../src/content/languages.ts'
import { ownWords } from '../../src/content/ownWords.ts'
import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { wordsSchema } from '../../src/content/wordsSchema.ts'
import { check, parse } from '../../src/reading/layers.ts'
import { practiceFile as practiceFileOf, type SiteName } from './sites.js'

/** What a site is made from, so that no test repeats words that a practice may change. */
export async function contentOf(site: SiteName) {
  const schema = practiceSchema({ publish: false, pictures: 'tests/practices/pictures' })
  const practiceFile = parse(practiceFileOf(site), schema)
  const practice = await check(schema, [practiceFile])
  const layers = wordsFiles(practice.language).map((file) => parse(file, wordsSchema))
  const words = await check(wordsSchema, [...layers, ownWords(practiceFile, practice.words ?? [])])
  return { practice, words }
}
