import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { tagline } from '../src/content'
import { MARK_BOX, motif } from '../src/drawings/motif'
import type { Practice } from '../src/practice'
import { escapeHtml } from './escapeHtml'
import { SOCIAL_CARD } from './head'
import { paletteColor } from './tokens'

const PAPER = paletteColor('paper-50')
const GLOW = paletteColor('paper-100')
const LIGHT_LEAF = paletteColor('pine-400')
const INK = paletteColor('pine-900')
const INK_SOFT = paletteColor('pine-600')
const DAY = {
  first: paletteColor('pine-200'),
  second: paletteColor('clay-200'),
  shared: paletteColor('pine-700'),
}
const NIGHT = {
  first: paletteColor('pine-700'),
  second: paletteColor('clay-600'),
  shared: paletteColor('pine-300'),
}

type Rendered = { file: string; source: string | Uint8Array }

/** Favicon, icons and social card, all drawn from the one mark. */
export async function pictures(practice: Practice, font: Uint8Array): Promise<Rendered[]> {
  await startRenderer()
  const png = (svg: string, width: number) =>
    new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontBuffers: [font], defaultFontFamily: 'Fraunces', loadSystemFonts: false },
    })
      .render()
      .asPng()
  return [
    { file: 'favicon.svg', source: favicon() },
    { file: 'apple-touch-icon.png', source: png(icon(74), 180) },
    { file: 'icon-192.png', source: png(icon(80), 192) },
    { file: 'icon-512.png', source: png(icon(80), 512) },
    // Phones cut a maskable icon to a circle of four fifths of its width.
    { file: 'icon-maskable-512.png', source: png(icon(58), 512) },
    { file: SOCIAL_CARD.file, source: png(socialCard(practice.name), SOCIAL_CARD.width) },
  ]
}

function favicon() {
  const parts = ['first', 'second', 'shared'] as const
  const day = parts.map((part) => `.${part}{fill:${DAY[part]}}`).join('')
  const night = parts.map((part) => `.${part}{fill:${NIGHT[part]}}`).join('')
  const paths = parts.map((part) => `<path class="${part}" d="${motif[part]}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK_BOX}"><style>${day}@media(prefers-color-scheme:dark){${night}}</style>${paths}</svg>`
}

/** `share`: how much of the width the mark takes, in per cent. */
function icon(share: number) {
  const mark = `<svg x="${50 - share / 2}%" y="${50 - share / 2}%" width="${share}%" height="${share}%" viewBox="${MARK_BOX}">${forms()}</svg>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${PAPER}"/>${mark}</svg>`
}

function socialCard(name: string) {
  const { width, height } = SOCIAL_CARD
  // A name of about 30 letters fits in one line; longer ones are set smaller.
  const nameSize = Math.min(38, (38 * 30) / name.length)
  const lines = [tagline[0], ...splitAtLastSpace(tagline[1])]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Fraunces">
<rect width="${width}" height="${height}" fill="${PAPER}"/>
<g transform="translate(664 6) scale(0.97)"><ellipse cx="338" cy="318" rx="276" ry="300" fill="${GLOW}"/>${forms()}${plant()}</g>
<text x="80" y="150" font-size="${nameSize}" fill="${INK_SOFT}">${escapeHtml(name)}</text>
${lines.map((line, index) => `<text x="77" y="${326 + index * 78}" font-size="70" letter-spacing="-1.5" fill="${INK}">${escapeHtml(line)}</text>`).join('')}
</svg>`
}

function splitAtLastSpace(line: string) {
  const at = line.lastIndexOf(' ')
  return [line.slice(0, at), line.slice(at + 1)]
}

function forms() {
  return `<path fill="${DAY.first}" d="${motif.first}"/><path fill="${DAY.second}" d="${motif.second}"/><path fill="${DAY.shared}" d="${motif.shared}"/>`
}

function plant() {
  const line = (color: string, d: string) => `<path fill="none" stroke="${color}" stroke-width="2" d="${d}"/>`
  return `<clipPath id="shared"><path d="${motif.shared}"/></clipPath>${line(DAY.shared, motif.stem)}<g clip-path="url(#shared)">${line(PAPER, motif.stem)}</g><path fill="${DAY.shared}" d="${motif.leaves}"/><path fill="${LIGHT_LEAF}" d="${motif.lightLeaves}"/>${line(PAPER, motif.veins + motif.leaves + motif.lightLeaves)}`
}

let started: Promise<void> | undefined

function startRenderer() {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  started ??= readFile(wasm).then((bytes) => initWasm(bytes))
  return started
}
