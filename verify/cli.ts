// npm run verify -- https://www.your-practice.org: checks the site online, one line for each finding.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Built, verify } from './verify'
import { get } from './visit'

const given = process.argv[2]
if (!given || !URL.canParse(given) || !given.startsWith('https://'))
  stop('Which site? Give its address with https:// in front: npm run verify -- https://www.your-practice.org')
const address = new URL(given).href.replace(/\/*$/, '/')

const folder = process.env.OUT_DIR || 'dist'
const page = join(folder, 'index.html')
if (!existsSync(page))
  stop('There is no dist/ to compare with. Run `npm run build` first, with the practice.config.ts of the site.')
if (!process.env.OUT_DIR && statSync('practice.config.ts').mtimeMs > statSync(page).mtimeMs)
  stop('practice.config.ts has changed since dist/ was built. Run `npm run build`, and put the site online again.')

const { good, notes, findings } = await verify(address, filesIn(folder), get)
for (const sentence of good) console.log(`  ok    ${sentence}`)
for (const sentence of notes) console.log(`  note  ${sentence}`)
for (const { wrong, step } of findings) console.log(`  WRONG ${wrong} See step ${step} of docs/going-live.md.`)
console.log(findings.length ? `\n${findings.length} to fix.` : '\nAll is well.')
process.exitCode = findings.length ? 1 : 0

function filesIn(folder: string): Built {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]))
}

function stop(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
