import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Plugin, ResolvedConfig } from 'vite'
import { parsePictureAddress } from '../src/pictures/pictureAddress.ts'
import { loadSharp, makePicture } from '../src/pictures/sharp.ts'
import { colorByDay, inColorsByDay } from './colorByDay.js'
import { exitOn, loadRenderer } from './renderer.ts'

/** Makes the pictures that the pages name: the icons and the social card from the mark, the others from photos. */
export function pictures(): Plugin {
  let config: ResolvedConfig

  /** The picture that an address says, or undefined if it's none of ours. */
  async function make(address: string): Promise<Buffer | undefined> {
    if (address === 'favicon.svg') return Buffer.from(mark())
    if (address === 'apple-touch-icon.png') return markOnPaper(180, 180, 128)
    if (address === 'social-card.png') return markOnPaper(1200, 630, 380)
    const made = parsePictureAddress(address)
    if (!made) return undefined
    const { picturesFolder } = await loadRenderer(config.mode, config.command)
    return makePicture(picturesFolder, made)
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
        const named = pages.join('\n').match(/(?<=["/ ])(favicon\.svg|[\w-]+\.png|pictures\/[^\s"]+\.webp)/g)
        for (const fileName of new Set(named)) {
          const source = await make(fileName).catch(exitOn)
          if (source) this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

/** The mark in the colors that it has by day. */
const mark = () => inColorsByDay(readFileSync('src/drawings/mark.svg', 'utf8'))

async function markOnPaper(width: number, height: number, size: number) {
  const sharp = await loadSharp()
  const drawn = await sharp(Buffer.from(mark()), { density: 300 }).resize(size, size).toBuffer()
  const paper = sharp({ create: { width, height, channels: 3, background: colorByDay('color-paper') } })
  return paper
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer()
}
