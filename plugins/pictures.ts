import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Plugin, ResolvedConfig } from 'vite'
import { ContentError } from '../src/content/ContentError.ts'
import { PORTRAIT_SIZE } from '../src/content/portraits.ts'
import { SENTENCES } from '../src/content/sentences.ts'
import { exitOn, loadPages } from './loadPages.ts'

type Pictures = Record<string, () => Promise<Buffer>>

/** Makes the icons and the social card from the mark, and the portraits from the photos. */
export function pictures(): Plugin {
  let config: ResolvedConfig

  async function all(): Promise<Pictures> {
    const { portraits } = await loadPages(config.mode, config.command)
    return {
      'favicon.svg': async () => Buffer.from(mark()),
      'apple-touch-icon.png': () => markOnPaper(180, 180, 128),
      'social-card.png': () => markOnPaper(1200, 630, 380),
      ...Object.fromEntries(Object.entries(portraits).map(([address, photo]) => [address, () => portrait(photo)])),
    }
  }

  return {
    name: 'pictures',
    configResolved(resolved) {
      config = resolved
    },
    configureServer({ middlewares }) {
      const send = async (url: string, response: ServerResponse) => {
        const picture = (await all())[url.slice(1)]
        if (url.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml')
        response.end(await picture?.())
      }
      middlewares.use(({ url = '' }, response, next) => {
        if (/^\/(portraits\/|favicon|apple-touch-icon)/.test(url)) send(url, response).catch(next)
        else next()
      })
    },
    async generateBundle() {
      for (const [fileName, picture] of Object.entries(await all()))
        this.emitFile({ type: 'asset', fileName, source: await picture().catch(exitOn) })
    },
  }
}

/** The mark in the colors that it has by day. */
function mark() {
  return readFileSync('src/drawings/mark.svg', 'utf8').replace(/var\(--([\w-]+)\)/g, (_, token) => colorByDay(token))
}

async function markOnPaper(width: number, height: number, size: number) {
  const sharp = await loadSharp()
  const drawn = await sharp(Buffer.from(mark()), { density: 300 }).resize(size, size).toBuffer()
  const paper = sharp({ create: { width, height, channels: 3, background: colorByDay('color-paper') } })
  return paper
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer()
}

function colorByDay(token: string) {
  const [, color] = readFileSync('src/styles/tokens.css', 'utf8').match(`--${token}: light-dark\\((#\\w+)`) ?? []
  if (!color) throw new Error(`src/styles/tokens.css has no color called --${token}.`)
  return color
}

/** Upright, cut to what the page needs, and without what the phone has stored in it, such as the place. */
async function portrait(photo: string) {
  const sharp = await loadSharp()
  const picture = sharp(photo, { failOn: 'truncated' }).rotate()
  const cut = picture.resize({ ...PORTRAIT_SIZE, fit: 'cover', position: 'attention' }).webp({ quality: 80 })
  return cut.toBuffer().catch(() => {
    throw new ContentError([{ file: photo, line: 1, sentence: SENTENCES.brokenPicture, source: '' }])
  })
}

async function loadSharp() {
  try {
    return (await import('sharp')).default
  } catch {
    throw new ContentError([{ file: 'package.json', line: 1, sentence: SENTENCES.noSharp, source: '' }])
  }
}
