// npm run fonts: makes the four files beside this one from the full fonts, which it installs only for that.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const LATIN = `${characters([0x20, 0x7e], [0xa0, 0xff], [0x152, 0x153])}–—‘’‚“”„†•…‹›€™−`
const EXTENDED = characters([0x100, 0x151], [0x154, 0x17f])

const FONTS = {
  heading: {
    source: '@fontsource-variable/fraunces/files/fraunces-*-full-normal.woff2',
    variationAxes: { opsz: 72, wght: 450, SOFT: 100, WONK: 0 },
  },
  text: {
    source: '@fontsource-variable/figtree/files/figtree-*-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
}

const resolve = createRequire(import.meta.url).resolve
for (const [name, { source, variationAxes }] of Object.entries(FONTS))
  for (const [range, wanted] of Object.entries({ latin: LATIN, extended: EXTENDED })) {
    const file = resolve(source.replace('*', range === 'latin' ? 'latin' : 'latin-ext'))
    const options = { targetFormat: 'woff2', variationAxes, keepFeatures: ['kern'], noHinting: true }
    const font = await subsetFont(readFileSync(file), wanted, options)
    writeFileSync(new URL(`${name}-${range}.woff2`, import.meta.url), font)
    console.log(`${name}-${range}.woff2: ${font.length} bytes`)
  }

function characters(...ranges) {
  return ranges
    .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i)))
    .join('')
}
