import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { Blob, Face } from 'harfbuzzjs'
import { directionOf } from '../src/languageRules'
import { renderSocialCard } from '../src/prerender'
import type { View } from '../src/view'

const FONTS = readdirSync('publish/fonts').map((file) => readFileSync(`publish/fonts/${file}`))
const LETTERS = new Set(FONTS.flatMap((font) => [...new Face(new Blob(font)).collectUnicodes()]))
const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
let started: Promise<void> | undefined

/** The preview image for shared links. Leaves out text that its fonts can't draw. */
export async function socialCard({ practice, words: { tagline, language } }: View) {
  const name = canDraw(practice.name) ? practice.name : ''
  const lines = canDraw(tagline.join(' ')) ? tagline : []
  const missing = [...(name ? [] : ['the name']), ...(lines.length ? [] : ['the tagline'])]
  const notes = missing.map(
    (what) => `The picture for shared links (${language.code}) leaves out ${what}: its font lacks some letters.`,
  )
  started ??= initWasm(readFileSync(WASM))
  await started
  const svg = renderSocialCard({ name, lines, direction: directionOf(language.code) })
  const font = { fontBuffers: FONTS, defaultFontFamily: 'Fraunces', loadSystemFonts: false }
  return { picture: new Resvg(svg, { font }).render().asPng(), notes }
}

function canDraw(text: string) {
  return [...text].every((letter) => LETTERS.has(letter.codePointAt(0) ?? 0))
}
