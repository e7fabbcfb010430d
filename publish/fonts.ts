import { readFile } from 'node:fs/promises'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { packageFolder } from './licenses'

export type FontFile = { name: string; letters: Set<number>; woff2: Uint8Array; ttf: Uint8Array }

/** The softest shape, at the only weight that headings use. */
const FRAUNCES_AXES = { opsz: 72, wght: 450, SOFT: 100, WONK: 0 }
const FIGTREE_AXES = { wght: { min: 400, max: 650 } }
/** Basic Latin, Latin-1 and punctuation: enough for the page's text and most of what visitors type. */
const LATIN = `${lettersFrom(0x20, 0x7e)}${lettersFrom(0xa0, 0xff)}Œœ–—‘’‚“”„•…‹›€™`
const LATIN_EXTENDED = lettersFrom(0x100, 0x17f)
/** Latin Extended-A, except Œ and œ, which are in LATIN. */
const EXTENDED_RANGE = 'U+100-151,U+154-17F'

/** Fraunces for headings, with only the characters in `texts`. Other characters fall back to system fonts. */
export async function headingFont(texts: string[]): Promise<FontFile[]> {
  let wanted = [...new Set(texts.join(' '))].filter((letter) => letter >= ' ')
  const files: FontFile[] = []
  for (const part of ['latin', 'latin-ext', 'vietnamese']) {
    if (!wanted.some((letter) => letter.trim())) break
    const font = await subset('fraunces', `fraunces-${part}-full-normal`, wanted.join(''), FRAUNCES_AXES)
    // Skip a part that contributes nothing but the space character.
    if ([...font.letters].some((code) => String.fromCodePoint(code).trim())) files.push(font)
    wanted = wanted.filter((letter) => !font.letters.has(codeOf(letter)))
  }
  return files
}

/** Figtree for text: Latin, which is preloaded, and Latin Extended, which browsers fetch only when needed. */
export async function textFont() {
  const latin = await subset('figtree', 'figtree-latin-wght-normal', LATIN, FIGTREE_AXES)
  const extended = await subset('figtree-extended', 'figtree-latin-ext-wght-normal', LATIN_EXTENDED, FIGTREE_AXES)
  return { latin, extended }
}

export function canDraw(files: FontFile[], text: string) {
  return [...text].every((letter) => files.some(({ letters }) => letters.has(codeOf(letter))))
}

type Fonts = { heading: FontFile[]; latin: FontFile; extended: FontFile }

/** The fonts, and system fonts with matching metrics as fallbacks, so that nothing moves when a font loads. */
export function fontFaceCss({ heading, latin, extended }: Fonts, hrefOf: (font: FontFile) => string) {
  const rangeOf = ({ letters }: FontFile) =>
    heading.length > 1 ? `;unicode-range:${[...letters].map((code) => `U+${code.toString(16)}`).join(',')}` : ''
  const faces = [
    ...heading.map((font) => `Fraunces;font-weight:450;font-display:swap;src:url("${hrefOf(font)}")${rangeOf(font)}`),
    `Figtree;font-weight:400 650;font-display:swap;src:url("${hrefOf(latin)}")`,
    `Figtree;font-weight:400 650;font-display:swap;src:url("${hrefOf(extended)}");unicode-range:${EXTENDED_RANGE}`,
    ...FALLBACKS.map(([family, locals, size, ascent, descent]) => {
      const sources = locals.map((name) => `local("${name}")`).join(',')
      return `${family};src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`
    }),
  ]
  return faces.map((face) => `@font-face{font-family:${face}}`).join('')
}

/**
 * `size`: width of the page's text in our font ÷ its width in the fallback, in %. Ascent and descent: our font's ÷
 * `size`. A poor match shifts the layout when the fonts load; tests/page/layout.spec.ts checks how much.
 */
const FALLBACKS: [family: string, locals: string[], size: number, ascent: number, descent: number][] = [
  ['"Fraunces Georgia"', ['Georgia', 'Gelasio'], 99.3, 98.5, 25.7],
  ['"Fraunces Noto"', ['Noto Serif', 'NotoSerif'], 92.4, 105.8, 27.6],
  ['"Fraunces Times"', ['Times New Roman', 'Liberation Serif', 'Tinos'], 108.4, 90.2, 23.5],
  ['"Figtree Arial"', ['Arial', 'Liberation Sans'], 100.7, 94.3, 24.8],
  ['"Figtree Arial";font-weight:600', ['Arial Bold', 'Liberation Sans Bold'], 95, 100, 26.3],
  ['"Figtree Roboto"', ['Roboto'], 101.3, 93.8, 24.7],
]

type Axes = Record<string, number | { min: number; max: number }>

async function subset(name: string, file: string, wanted: string, variationAxes: Axes): Promise<FontFile> {
  const [family = ''] = name.split('-')
  const full = await readFile(`${packageFolder(`@fontsource-variable/${family}`)}/files/${file}.woff2`)
  const options = { keepFeatures: ['kern'], noHinting: true, variationAxes }
  const ttf = await subsetFont(full, wanted, { ...options, targetFormat: 'sfnt' })
  const woff2 = await subsetFont(full, wanted, { ...options, targetFormat: 'woff2' })
  const drawn = new Set(new Face(new Blob(ttf)).collectUnicodes())
  return { name, letters: new Set([...wanted].map(codeOf).filter((code) => drawn.has(code))), woff2, ttf }
}

function lettersFrom(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

function codeOf(letter: string) {
  return letter.codePointAt(0) ?? 0
}
