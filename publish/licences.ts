import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What is shipped keeps its licences: React's goes with the form's script, the font's with the font. */
export function licences(font: string) {
  const notices = ['react', 'react-dom'].map((name) => {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    return `${name}, in assets/enquiry-*.js\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}`
  })
  return [...notices, `Fraunces, in assets/fraunces-*.woff2\n\n${font.trim()}`].join(
    `\n\n${'-'.repeat(72)}\n\n`,
  )
}
