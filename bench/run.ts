// npm run bench: how soon the page is there on a slow phone, beside its twin and its floor. Writes docs/benchmark.md.

import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_LAUNCH, WHOLE_CHROMIUM } from '../tools/browsers'
import { build } from '../tools/build'
import { lighthouse } from './lighthouse'
import { LOAD, load } from './load'
import { measure } from './measure'
import { chart, medianOf, type Result, report } from './report'
import { startVariants } from './variants'

const ROUNDS = Number(process.env.ROUNDS ?? 7)

progress('Building the page, its twin and its floor')
const { variants, buildSeconds } = await startVariants()
const browser = await chromium.launch({
  ...CHROMIUM_LAUNCH,
  ...(WHOLE_CHROMIUM && { executablePath: WHOLE_CHROMIUM }),
})
const results: Result[] = variants.map(({ name }) => ({ name, rounds: [] }))

for (let round = 1; round <= ROUNDS; round++) {
  for (const [index, { name, address }] of variants.entries()) {
    progress(`Round ${round} of ${ROUNDS}: ${name}`)
    results[index]?.rounds.push(await measure(browser, address))
  }
}
const version = `Chromium ${browser.version()}`
await browser.close()

const page = variants[0]?.address ?? ''
const scores = await lighthouse(page, 3, progress)
for (const { server } of variants) {
  server.close()
  server.closeAllConnections()
}

progress(`Load on nginx for ${LOAD.seconds} s`)
const forTheWeb = 'dist-bench/web'
const { code, output } = await build('web', { OUT_DIR: forTheWeb })
if (code !== 0) throw new Error(output)
const served = await load(forTheWeb)

writeFileSync(
  'docs/benchmark.md',
  report({ results, browser: version, buildSeconds, lighthouse: scores, load: served }, new Date()),
)
writeFileSync('docs/benchmark.svg', chart(results))
for (const result of results)
  console.log(`${Math.round(medianOf(result, ({ fcp }) => fcp))} ms to the first paint: ${result.name}`)
console.log('docs/benchmark.md has the rest.')

function progress(line: string) {
  console.log(`… ${line}`)
}
