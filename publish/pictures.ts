import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { renderFavicon, renderIcon, renderSocialCard } from '../src/prerender'
import type { View } from '../src/view'
import { canDraw, type FontFile } from './fonts'

const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
let started: Promise<void> | undefined

export async function icons() {
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', renderFavicon()],
    ['apple-touch-icon.png', await png(renderIcon(74), 180)],
    ['icon-192.png', await png(renderIcon(80), 192)],
    ['icon-512.png', await png(renderIcon(80), 512)],
    // Phones may crop a maskable icon to a central circle 80% as wide as the icon.
    ['icon-maskable-512.png', await png(renderIcon(58), 512)],
  ])
}

/** The preview image for shared links. Leaves out text with characters that its font lacks; the build prints a note. */
export async function socialCard(view: View, font: FontFile[]) {
  const { tagline, language } = view.words
  const name = canDraw(font, view.practice.name) ? view.practice.name : ''
  const lines = canDraw(font, tagline.join(' ')) ? tagline : []
  const missing = [...(name ? [] : ['the name']), ...(lines.length ? [] : ['the tagline'])]
  const notes = missing.map(
    (what) => `The picture for shared links (${language.code}) leaves out ${what}: its font lacks some letters.`,
  )
  return { picture: await png(renderSocialCard({ name, lines, direction: view.direction }), 1200, font), notes }
}

async function png(svg: string, width: number, font: FontFile[] = []) {
  started ??= readFile(WASM).then(initWasm)
  await started
  const fontOptions = { fontBuffers: font.map(({ ttf }) => ttf), defaultFontFamily: 'Fraunces', loadSystemFonts: false }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: fontOptions }).render().asPng()
}
