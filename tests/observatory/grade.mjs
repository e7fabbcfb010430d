// Prints what Mozilla's Observatory thinks of a site on this computer: node grade.mjs HTTP_PORT HTTPS_PORT

import { existsSync, writeFileSync } from 'node:fs'

const home = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url)
// The list of preloaded hosts, which its install script would download: empty, as this site's host is not on it.
const preloaded = new URL('conf/hsts-preload.json', home)
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const { retrieve } = await import(new URL('src/retriever/retriever.js', home))
const { ALL_TESTS } = await import(new URL('src/constants.js', home))
const { getGradeForScore, getScoreModifier } = await import(new URL('src/grader/grader.js', home))

const [httpPort, httpsPort] = process.argv.slice(2).map(Number)
const site = await retrieve('localhost', { httpPort, httpsPort })
const results = ALL_TESTS.map((test) => {
  const { name, result, pass } = test(site)
  return { name: name ?? test.name, result, pass, modifier: getScoreModifier(result) }
})
const score = results.reduce((sum, { modifier }) => sum + modifier, 100)
console.log(JSON.stringify({ score, grade: getGradeForScore(score).grade, results }))
process.exit()
