// npm run fonts: makes the font files for browsers, in public/assets/immutable/, and the ones that the picture for shared
// links is drawn with, in publish/fonts/. Browsers keep their files for a year, so after a change, raise VERSION and
// replace the file names wherever they appear in the repository.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import subsetFont from 'subset-font'

const VERSION = 1
const FOLDER = 'public/assets/immutable'
const CARD_FOLDER = 'publish/fonts'

const LATIN_1 = '\u00a0¡«»¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüŒœ–‘’‚“”„…€£'
const ASCII = lettersFrom(0x20, 0x7e)
/** Too rare in headings to make visitors load them. */
const CARD_LETTERS = ASCII + lettersFrom(0xa0, 0xff)
const EXTENDED = lettersFrom(0x100, 0x17f)
const VIETNAMESE = `${lettersFrom(0x1ea0, 0x1ef9)}ƠơƯư₫`

/** The softest shape, at the only weight that headings use. */
const FRAUNCES = { opsz: 72, wght: 450, SOFT: 100, WONK: 0 }
const FIGTREE = { wght: { min: 400, max: 600 } }

for (const folder of [FOLDER, CARD_FOLDER]) await mkdir(folder, { recursive: true })
// Without the characters that only programmers use.
await subset(
  'fraunces-latin',
  'fraunces-latin-full-normal',
  ASCII.replace(/[[\]\\^`{|}~<=>#*]/g, '') + LATIN_1,
  FRAUNCES,
)
await subset('fraunces-extended', 'fraunces-latin-ext-full-normal', EXTENDED, FRAUNCES)
await subset('fraunces-vietnamese', 'fraunces-vietnamese-full-normal', VIETNAMESE, FRAUNCES)
await subset('figtree-latin', 'figtree-latin-wght-normal', `${ASCII}${LATIN_1}ª°·º©—`, FIGTREE)
await subset('figtree-extended', 'figtree-latin-ext-wght-normal', EXTENDED, FIGTREE)

async function subset(name: string, file: string, letters: string, variationAxes: typeof FRAUNCES | typeof FIGTREE) {
  const family = `@fontsource-variable/${file.split('-')[0]}`
  const folder = dirname(createRequire(import.meta.url).resolve(`${family}/package.json`))
  const full = await readFile(`${folder}/files/${file}.woff2`)
  const options = { keepFeatures: ['kern'], noHinting: true, variationAxes }
  const woff2 = await subsetFont(full, letters, { ...options, targetFormat: 'woff2' })
  await writeFile(`${FOLDER}/${name}-${VERSION}.woff2`, woff2)
  if (variationAxes !== FRAUNCES) return
  const ttf = await subsetFont(full, letters + CARD_LETTERS, { ...options, targetFormat: 'sfnt' })
  await writeFile(`${CARD_FOLDER}/${name}.ttf`, ttf)
  console.log(`${name}: ${woff2.length} bytes`)
}

function lettersFrom(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
