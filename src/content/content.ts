import { inProduction } from './inProduction'
import { practiceSchema } from './practiceSchema'
import { readYaml } from './readYaml'
import { wordsSchema } from './wordsSchema'

/** Read when the page is rendered, never in the browser. PRACTICE names another file, for the tests. */
export const practice = readYaml(process.env.PRACTICE ?? 'practice.yaml', practiceSchema({ publish: inProduction }))
export const words = readYaml(`words/${practice.language}.yaml`, wordsSchema)
