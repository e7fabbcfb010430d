// npm run verify -- https://www.your-practice.org: checks the live site, and prints one line per result.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PRACTICE_FILE } from '../practice/readPractice'
import { FOLDER, readFiles } from '../publish/folder'
import { verify } from './verify'

const given = process.argv[2]
if (!given || !URL.canParse(given) || !given.startsWith('https://'))
  stop('Which site? Give its address with https:// in front: npm run verify -- https://www.your-practice.org')
const address = new URL(given).href.replace(/\/*$/, '/')

const page = join(FOLDER.web, 'index.html')
if (!existsSync(page))
  stop(
    `There is no ${FOLDER.web}/ folder to compare the site with. Run \`npm run build\` first, using the site’s own practice.config.ts.`,
  )
const folders = ['words', 'portraits', 'public'].filter((name) => existsSync(name))
const sources = folders.flatMap((name) => readdirSync(name).map((file) => join(name, file)))
const changed = [PRACTICE_FILE, ...sources].find(
  (file) => existsSync(file) && statSync(file).mtimeMs > statSync(page).mtimeMs,
)
if (changed) stop(`${changed} has changed since dist/ was built. Run \`npm run build\`, and put the site online again.`)

const files = [...readFiles(FOLDER.web)].filter(([name]) => !/\.(br|gz)$/.test(name))
const built = new Map(files.map(([name, bytes]) => [name, bytes.toString('utf8')]))
const { good, notes, findings } = await verify(address, built)
for (const sentence of good) console.log(`  ok    ${sentence}`)
for (const sentence of notes) console.log(`  note  ${sentence}`)
for (const { wrong, step } of findings) console.log(`  WRONG ${wrong} See step ${step} of docs/going-live.md.`)
console.log(findings.length ? `\n${findings.length} to fix.` : '\nAll is well.')
process.exitCode = findings.length ? 1 : 0

function stop(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
