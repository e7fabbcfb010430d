import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { tagline } from '../src/content'
import { markPaths } from '../src/drawings/markPaths'
import type { Practice } from '../src/practice'
import { escape, SOCIAL_CARD } from './head'

const PAPER = '#fbf7f1'
const INK = '#20302b'
const INK_SOFT = '#4a5a53'
const DAY = { first: '#bfd5c5', second: '#efc4aa', shared: '#2f6153' }
const NIGHT = { first: '#2f6153', second: '#8a4a33', shared: '#9dbfab' }

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
    { file: 'apple-touch-icon.png', source: png(icon(0.74), 180) },
    { file: 'icon-192.png', source: png(icon(0.8), 192) },
    { file: 'icon-512.png', source: png(icon(0.8), 512) },
    // Phones cut a maskable icon to a circle of four fifths of its width.
    { file: 'icon-maskable-512.png', source: png(icon(0.58), 512) },
    { file: SOCIAL_CARD.file, source: png(socialCard(practice.name), SOCIAL_CARD.width) },
  ]
}

function favicon() {
  const parts = ['first', 'second', 'shared'] as const
  const day = parts.map((part) => `.${part}{fill:${DAY[part]}}`).join('')
  const night = parts.map((part) => `.${part}{fill:${NIGHT[part]}}`).join('')
  const paths = parts.map((part) => `<path class="${part}" d="${markPaths[part]}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${day}@media(prefers-color-scheme:dark){${night}}</style>${paths}</svg>`
}

function icon(share: number) {
  const offset = (48 * (1 - share)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${PAPER}"/><g transform="translate(${offset} ${offset}) scale(${share})">${mark()}</g></svg>`
}

function socialCard(name: string) {
  const { width, height } = SOCIAL_CARD
  // The longest name that fits in one line at full size has about 34 letters; longer ones are set smaller.
  const nameSize = Math.min(38, (38 * 34) / name.length)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Fraunces">
<rect width="${width}" height="${height}" fill="${PAPER}"/>
<g transform="translate(705 -18) scale(13.9)">${mark()}</g>
<text x="84" y="${150 - (38 - nameSize) / 2}" font-size="${nameSize}" fill="${INK_SOFT}">${escape(name)}</text>
${tagline
  .flatMap((line) => breakInTwo(line))
  .map((line, index) => `<text x="80" y="${286 + index * 84}" font-size="78" letter-spacing="-1.6" fill="${INK}">${escape(line)}</text>`)
  .join('')}
</svg>`
}

function breakInTwo(line: string) {
  const middle = line.lastIndexOf(' ')
  return [line.slice(0, middle), line.slice(middle + 1)]
}

function mark() {
  return `<path fill="${DAY.first}" d="${markPaths.first}"/><path fill="${DAY.second}" d="${markPaths.second}"/><path fill="${DAY.shared}" d="${markPaths.shared}"/>`
}

let started: Promise<void> | undefined

function startRenderer() {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  started ??= readFile(wasm).then((bytes) => initWasm(bytes))
  return started
}
