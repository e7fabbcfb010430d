// npm run verify -- https://www.your-practice.org : checks the site online, one line for each finding.

import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verify } from './verify'
import { get } from './visit'

const given = process.argv[2]
if (!given || !URL.canParse(given) || !given.startsWith('https://')) {
  stop('Which site? Give its address with https:// in front: npm run verify -- https://www.your-practice.org')
}
const address = new URL(given).href.replace(/\/*$/, '/')

const folder = process.env.OUT_DIR ?? 'dist'
const built = await Promise.all(
  ['index.html', '404.html'].map((file) => readFile(join(folder, file), 'utf8')),
).catch(() =>
  stop(
    'There is no dist/ to compare with. Run `npm run build` first, with the practice.config.ts of the site.',
  ),
)
const [home = '', notFound = ''] = built
if (statSync('practice.config.ts').mtimeMs > statSync(join(folder, 'index.html')).mtimeMs) {
  stop(
    'practice.config.ts has changed since dist/ was built. Run `npm run build` first, and put the site online again.',
  )
}

const { good, notes, findings } = await verify(address, { home, notFound }, get)
for (const sentence of good) console.log(`  ok    ${sentence}`)
for (const sentence of notes) console.log(`  note  ${sentence}`)
for (const { wrong, step } of findings)
  console.log(`  WRONG ${wrong} See step ${step} of docs/going-live.md.`)
console.log(findings.length ? `\n${findings.length} to mend.` : '\nAll is well.')
process.exitCode = findings.length ? 1 : 0

function stop(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
