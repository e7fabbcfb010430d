import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const FONT_PACKAGE = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json'),
)

/** The parts that the font comes in, in the order in which they are searched for a letter. */
const PARTS = ['latin', 'latin-ext', 'vietnamese']

// Fraunces at its softest, fixed at the one weight that the headings have.
const AXES = { opsz: 72, wght: 450, SOFT: 100, WONK: 0 }

export type FontFile = { letters: Set<number>; woff2: Uint8Array; ttf: Uint8Array }
export type HeadingFont = { files: FontFile[]; licence: string }

/** The heading font with the letters of these texts and no others; what it lacks, the visitor's system draws. */
export async function headingFont(texts: string[]): Promise<HeadingFont> {
  let wanted = [...new Set(texts.join(' '))].filter((letter) => letter >= ' ')
  const files: FontFile[] = []
  for (const part of PARTS) {
    if (!wanted.some((letter) => letter.trim())) break
    const full = await readFile(join(FONT_PACKAGE, `files/fraunces-${part}-full-normal.woff2`))
    const options = { variationAxes: AXES, keepFeatures: ['kern'], noHinting: true }
    const ttf = await subsetFont(full, wanted.join(''), { ...options, targetFormat: 'sfnt' })
    const letters = new Set(new Face(new Blob(ttf)).collectUnicodes())
    const found = wanted.filter((letter) => letters.has(codeOf(letter)))
    // Every part has a space, and that alone is no reason to send it.
    if (!found.some((letter) => letter.trim())) continue
    const woff2 = await subsetFont(full, found.join(''), { ...options, targetFormat: 'woff2' })
    files.push({ letters: new Set(found.map(codeOf)), woff2, ttf })
    wanted = wanted.filter((letter) => !letters.has(codeOf(letter)))
  }
  return { files, licence: await readFile(join(FONT_PACKAGE, 'LICENSE'), 'utf8') }
}

export function canDraw({ files }: HeadingFont, text: string) {
  return [...text].every((letter) => files.some(({ letters }) => letters.has(codeOf(letter))))
}

/**
 * The heading font, and fallbacks of the same width and height from what the visitor's system has, so that nothing
 * moves when the font arrives. Each applies only where its local font exists. The sizes are the mean ratio of widths
 * over the page's own headings; tests/chromium/layout.spec.ts watches for shifts.
 */
export function fontFaces(files: { address: string; letters: Set<number> }[]) {
  return [
    ...files.map(({ address, letters }) => {
      const range = files.length > 1 ? `;unicode-range:${rangeOf(letters)}` : ''
      return `@font-face{font-family:Fraunces;font-weight:450;font-display:swap;src:url(${address})format("woff2")${range}}`
    }),
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

function rangeOf(letters: Set<number>) {
  return [...letters].map((code) => `U+${code.toString(16)}`).join(',')
}

function codeOf(letter: string) {
  return letter.codePointAt(0) ?? 0
}
