import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { colorByDay, inColorsByDay } from '../src/color/colorByDay.js'
import { parsePictureAddress } from '../src/pictures/pictureAddress.ts'
import { isWide } from '../src/pictures/shapes.ts'
import { loadSharp, makePicture } from '../src/pictures/sharp.ts'
import { exitOn, loadRenderer } from './renderer.ts'

/** Makes the pictures that the pages name: the icons and the social card from the mark, the others from photos. */
export function pictures(): Plugin {
  let config: ResolvedConfig

  /** The picture that an address says, or undefined if it's none of ours. */
  async function make(address: string): Promise<Buffer | undefined> {
    const made = parsePictureAddress(address)
    const size = ICONS[address]
    if (!made && !size && address !== 'favicon.svg') return undefined
    const { picturesFolder, turns, logo } = await loadRenderer(config.mode, config.command)
    if (made) return makePicture(picturesFolder, made)
    const mark = Buffer.from(inColorsByDay(readFileSync('src/drawings/mark.svg', 'utf8'), turns))
    if (!size) return mark
    const isOwn = logo && (address === 'social-card.png' || !isWide(logo.file))
    return icon(isOwn ? join(picturesFolder, logo.file.name) : mark, size)
  }

  return {
    name: 'pictures',
    configResolved(resolved) {
      config = resolved
    },
    configureServer({ middlewares }) {
      const send = async (address: string, response: ServerResponse, next: () => void) => {
        const picture = await make(address)
        if (!picture) return next()
        if (address.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml')
        response.end(picture)
      }
      middlewares.use(({ url = '' }, response, next) => send(url.slice(1), response, next).catch(next))
    },
    generateBundle: {
      order: 'post', // when the pages are there
      async handler(_, bundle) {
        const pages = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html') ? [String(file.source)] : [],
        )
        const named = pages
          .join('\n')
          .match(/(?<=["/ ])(favicon\.svg|(?:favicon|apple-touch-icon|social-card)\.png|pictures\/[^\s"]+\.webp)/g)
        for (const fileName of new Set(named)) {
          const source = await make(fileName).catch(exitOn)
          if (!source) throw new Error(`A page names ${fileName}, which can’t be made.`)
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

type IconSize = { width: number; height: number; inner: number; ground: boolean }

/** `inner` is the height of the mark or the logo, which is on paper if there is a ground. */
const ICONS: Record<string, IconSize | undefined> = {
  'favicon.png': { width: 96, height: 96, inner: 96, ground: false },
  'apple-touch-icon.png': { width: 180, height: 180, inner: 128, ground: true },
  'social-card.png': { width: 1200, height: 630, inner: 380, ground: true },
}

async function icon(drawing: Buffer | string, { width, height, inner, ground }: IconSize) {
  const sharp = await loadSharp()
  const [fit, background] = ['contain' as const, { r: 0, g: 0, b: 0, alpha: 0 }]
  const box = { width: Math.min(width, Math.round(inner * 1.8)), height: inner, fit, background }
  const drawn = await sharp(drawing, { density: 300 }).autoOrient().resize(box).png().toBuffer()
  const paper = ground ? colorByDay('color-paper') : background
  const picture = sharp({ create: { width, height, channels: 4, background: paper } }).composite([{ input: drawn }])
  return picture.png({ palette: true }).toBuffer()
}
