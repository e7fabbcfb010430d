import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FaviconDrawing, IconDrawing } from '../src/drawings/IconDrawing'
import { SocialCard } from '../src/drawings/SocialCard'
import { SOCIAL_CARD } from '../src/head'
import type { Words } from '../src/words'
import { canDraw, type HeadingFont } from './font'

type Files = Map<string, string | Uint8Array>

/** Favicon and icons, all drawn from the one mark. */
export async function icons(): Promise<Files> {
  await startRenderer()
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', renderToStaticMarkup(<FaviconDrawing />)],
    ['apple-touch-icon.png', png(<IconDrawing share={74} />, 180)],
    ['icon-192.png', png(<IconDrawing share={80} />, 192)],
    ['icon-512.png', png(<IconDrawing share={80} />, 512)],
    // Phones cut a maskable icon to a circle of four fifths of its width.
    ['icon-maskable-512.png', png(<IconDrawing share={58} />, 512)],
  ])
}

/** The picture of a shared link. What its font cannot draw is left out, and said. */
export async function socialCard(name: string, { tagline, language }: Words, font: HeadingFont) {
  await startRenderer()
  const drawn = { name: canDraw(font, name), tagline: canDraw(font, tagline.join(' ')) }
  const notes = [
    ...(drawn.name
      ? []
      : [`The card for shared links leaves out the name ${name}: its font lacks some of the letters.`]),
    ...(drawn.tagline
      ? []
      : [`The card for shared links (${language.code}) has no words on it: its font lacks the letters.`]),
  ]
  const card = (
    <SocialCard
      name={drawn.name ? name : ''}
      lines={drawn.tagline ? tagline : []}
      direction={language.direction}
      {...SOCIAL_CARD}
    />
  )
  return { picture: png(card, SOCIAL_CARD.width, font), notes }
}

function png(drawing: ReactElement, width: number, font?: HeadingFont) {
  const fontBuffers = font?.files.map(({ ttf }) => ttf) ?? []
  return new Resvg(renderToStaticMarkup(drawing), {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers, defaultFontFamily: 'Fraunces', loadSystemFonts: false },
  })
    .render()
    .asPng()
}

let started: Promise<void> | undefined

function startRenderer() {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  started ??= readFile(wasm)
    .then(initWasm)
    .catch((reason) => {
      // `npm run dev` reads this module anew when it changes; the renderer is there already
      if (!/Already initialized/.test(String(reason))) throw reason
    })
  return started
}
