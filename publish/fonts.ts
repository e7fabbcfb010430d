import { readFile } from 'node:fs/promises'
import { Blob, Face as HarfBuzzFace } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { packageFolder } from './packageFolder'

export type FontFile = { name: string; letters: Set<number>; woff2: Uint8Array; ttf: Uint8Array }

const OPTIONS = { keepFeatures: ['kern'], noHinting: true }
/** Basic Latin, Latin-1 and punctuation: what the page's words and most typed text need. */
const LATIN = `${lettersFrom(0x20, 0x7e)}${lettersFrom(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„•…‹›€™`
const LATIN_EXTENDED = lettersFrom(0x100, 0x17f)

/** Fraunces for headings, with only the letters of these texts. Missing characters fall back to system fonts. */
export async function headingFont(texts: string[]): Promise<FontFile[]> {
  // Softest shape, at the only weight that headings use.
  const variationAxes = { opsz: 72, wght: 450, SOFT: 100, WONK: 0 }
  let wanted = [...new Set(texts.join(' '))].filter((letter) => letter >= ' ')
  const files: FontFile[] = []
  for (const part of ['latin', 'latin-ext', 'vietnamese']) {
    if (!wanted.some((letter) => letter.trim())) break
    const file = `${packageFolder('@fontsource-variable/fraunces')}/files/fraunces-${part}-full-normal.woff2`
    const font = await subset('fraunces', file, wanted.join(''), variationAxes)
    // Skip a part that adds nothing but the space.
    if ([...font.letters].some((code) => String.fromCodePoint(code).trim())) files.push(font)
    wanted = wanted.filter((letter) => !font.letters.has(codeOf(letter)))
  }
  return files
}

/** Figtree for text: Latin, which is preloaded, and Latin Extended, which browsers fetch when a letter needs it. */
export async function textFont() {
  const variationAxes = { wght: { min: 400, max: 650 } }
  const file = (part: string) =>
    `${packageFolder('@fontsource-variable/figtree')}/files/figtree-${part}-wght-normal.woff2`
  const latin = await subset('figtree', file('latin'), LATIN, variationAxes)
  const extended = await subset('figtree-extended', file('latin-ext'), LATIN_EXTENDED, variationAxes)
  return { latin, extended }
}

export function canDraw(files: FontFile[], text: string) {
  return [...text].every((letter) => files.some(({ letters }) => letters.has(codeOf(letter))))
}

type Face = { href: string; letters: Set<number> }
type FontFaces = { heading: Face[]; text: Face; textExtended: Face }

/**
 * The fonts, and system fonts with matching metrics as fallbacks, so that nothing moves when a font arrives. A fallback applies only where its local font exists.
 */
export function fontFaceCss({ heading, text, textExtended }: FontFaces) {
  const headingRange = (letters: Set<number>) =>
    heading.length > 1 ? `;unicode-range:${[...letters].map(asRange).join(',')}` : ''
  return [
    ...heading.map(({ href, letters }) =>
      fontFace('Fraunces', `font-weight:450;font-display:swap;src:url(${href})${headingRange(letters)}`),
    ),
    // optional: body text must not change its font after it is shown.
    fontFace('Figtree', `font-weight:400 650;font-display:optional;src:url(${text.href})`),
    fontFace('Figtree', `font-weight:400 650;font-display:swap;src:url(${textExtended.href});unicode-range:U+100-17F`),
    ...FALLBACKS.map(([family, weight, locals, ...measures]) => {
      const [size, ascent, descent] = measures.map((measure) => `${measure}%`)
      const sources = locals.map((name) => `local("${name}")`).join(',')
      const overrides = `size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%`
      return fontFace(`"${family}"`, `${weight ? `font-weight:${weight};` : ''}src:${sources};${overrides}`)
    }),
  ].join('')
}

/** Measured over the page's own texts: the ratio of widths, then ascent and descent divided by it. */
const FALLBACKS: [family: string, weight: number, locals: string[], size: number, up: number, down: number][] = [
  ['Fraunces Georgia', 0, ['Georgia', 'Gelasio'], 99.3, 98.5, 25.7],
  ['Fraunces Noto', 0, ['Noto Serif', 'NotoSerif'], 92.4, 105.8, 27.6],
  ['Fraunces Times', 0, ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'], 108.4, 90.2, 23.5],
  ['Figtree Arial', 0, ['Arial', 'Liberation Sans'], 100.7, 94.3, 24.8],
  ['Figtree Arial', 600, ['Arial Bold', 'Liberation Sans Bold'], 95, 100, 26.3],
  ['Figtree Roboto', 0, ['Roboto'], 101.3, 93.8, 24.7],
]

function fontFace(family: string, rest: string) {
  return `@font-face{font-family:${family};${rest}}`
}

async function subset(
  name: string,
  file: string,
  wanted: string,
  variationAxes: Record<string, number | { min: number; max: number }>,
): Promise<FontFile> {
  const full = await readFile(file)
  const ttf = await subsetFont(full, wanted, { ...OPTIONS, variationAxes, targetFormat: 'sfnt' })
  const woff2 = await subsetFont(full, wanted, { ...OPTIONS, variationAxes, targetFormat: 'woff2' })
  const drawn = new Set(new HarfBuzzFace(new Blob(ttf)).collectUnicodes())
  return { name, letters: new Set([...wanted].map(codeOf).filter((code) => drawn.has(code))), woff2, ttf }
}

function lettersFrom(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

function asRange(code: number) {
  return `U+${code.toString(16)}`
}

function codeOf(letter: string) {
  return letter.codePointAt(0) ?? 0
}
