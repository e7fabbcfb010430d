import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const FONT_PACKAGE = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json'),
)

// Fraunces at its softest, fixed at the one weight that the headings have.
const AXES = { opsz: 72, wght: 450, SOFT: 100, WONK: 0 }

/** Latin-1, so that a practice named Zoë's works, less the signs that no heading needs. */
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff)]
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !'¤¦¬¯±²³µ¶¸¹¼½¾×÷'.includes(character))
  .concat(...'–—‘’“”…')
  .join('')

export async function headingFont() {
  const full = await readFile(join(FONT_PACKAGE, 'files/fraunces-latin-full-normal.woff2'))
  const options = { variationAxes: AXES, keepFeatures: ['kern'], noHinting: true }
  return {
    woff2: await subsetFont(full, CHARACTERS, { ...options, targetFormat: 'woff2' }),
    /** For the pictures, whose renderer does not read woff2. */
    ttf: await subsetFont(full, CHARACTERS, { ...options, targetFormat: 'sfnt' }),
    licence: await readFile(join(FONT_PACKAGE, 'LICENSE'), 'utf8'),
  }
}

function range(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/**
 * The heading font, and fallbacks of the same width and height from what the visitor's system has,
 * so that nothing moves when the font arrives. Each applies only where its local font exists. The sizes are
 * the mean ratio of widths over the page's own headings; tests/chromium/layout.spec.ts watches for shifts.
 */
export function fontFaces(address: string) {
  return [
    `@font-face{font-family:Fraunces;font-weight:450;font-display:swap;src:url(${address})format("woff2")}`,
    fallback('Fraunces Georgia', ['Georgia', 'Gelasio'], 0.993),
    fallback('Fraunces Noto', ['Noto Serif', 'NotoSerif'], 0.924),
    fallback('Fraunces Times', ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'], 1.084),
  ].join('')
}

// Fraunces: ascent 978, descent 255, no gap, in 1000 units.
const ASCENT = 0.978
const DESCENT = 0.255

function fallback(family: string, locals: string[], size: number) {
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
  const sources = locals.map((name) => `local("${name}")`).join(',')
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ASCENT / size)};descent-override:${percent(DESCENT / size)};line-gap-override:0%}`
}
