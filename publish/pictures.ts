import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Prerender, View } from '../src/view'
import { canDraw, type FontFile } from './fonts'

/** Favicon and icons, all drawn from the mark. */
export async function icons({ renderFavicon, renderIcon }: Prerender) {
  await startRenderer()
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', renderFavicon()],
    ['apple-touch-icon.png', png(renderIcon(74), 180)],
    ['icon-192.png', png(renderIcon(80), 192)],
    ['icon-512.png', png(renderIcon(80), 512)],
    // Phones crop a maskable icon to a circle of 80 % of its width.
    ['icon-maskable-512.png', png(renderIcon(58), 512)],
  ])
}

/** The picture of a shared link. Text that its font cannot draw is left out, with a note. */
export async function socialCard({ renderSocialCard }: Prerender, view: View, font: FontFile[]) {
  await startRenderer()
  const { tagline, language } = view.words
  const name = canDraw(font, view.name) ? view.name : ''
  const lines = canDraw(font, tagline.join(' ')) ? tagline : []
  const missing = [...(name ? [] : ['the name']), ...(lines.length ? [] : ['the tagline'])]
  const notes = missing.map(
    (what) => `The picture for shared links (${language.code}) leaves out ${what}: its font lacks some letters.`,
  )
  return { picture: png(renderSocialCard(name, lines, language.direction), 1200, font), notes }
}

function png(svg: string, width: number, font: FontFile[] = []) {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: font.map(({ ttf }) => ttf), defaultFontFamily: 'Fraunces', loadSystemFonts: false },
  })
    .render()
    .asPng()
}

let started: Promise<void> | undefined

function startRenderer() {
  started ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
  return started
}
