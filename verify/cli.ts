// npm run verify -- https://www.your-practice.org: builds the site, compares it with the live one, and prints one line
// per result.

import { FOLDER, readFiles } from '../publish/folder'
import { verify } from './verify'

const given = process.argv[2]
if (!given || !URL.canParse(given) || !given.startsWith('https://')) {
  console.error(
    '\nWhich site? Give its address with https:// in front: npm run verify -- https://www.your-practice.org\n',
  )
  process.exit(1)
}
const files = [...readFiles(FOLDER.web)].filter(([name]) => !/\.(br|gz)$/.test(name))
const built = new Map(files.map(([name, bytes]) => [name, bytes.toString('utf8')]))
const { good, notes, problems } = await verify(new URL(given).href.replace(/\/*$/, '/'), built)
for (const sentence of good) console.log(`  ok    ${sentence}`)
for (const sentence of notes) console.log(`  note  ${sentence}`)
for (const { wrong, step } of problems) console.log(`  WRONG ${wrong} See step ${step} of docs/going-live.md.`)
console.log(problems.length ? `\n${problems.length} to fix.` : '\nAll is well.')
process.exitCode = problems.length ? 1 : 0
