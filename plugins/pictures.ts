import { readFileSync } from 'node:fs'
import sharp, { type Color } from 'sharp'
import type { Plugin } from 'vite'

const read = (file: string) => readFileSync(file, 'utf8')

/** Makes the icons and the social card from the mark, in the colors that it has by day. */
export function pictures(): Plugin {
  const make: Record<string, () => Promise<Buffer>> = {
    'favicon.svg': async () => Buffer.from(mark()),
    'apple-touch-icon.png': () => markOnPaper(180, 180, 128),
    'social-card.png': () => markOnPaper(1200, 630, 380),
  }
  return {
    name: 'pictures',
    configureServer({ middlewares }) {
      for (const [file, buffer] of Object.entries(make))
        middlewares.use(`/${file}`, (_, response, next) => void buffer().then((data) => response.end(data), next))
    },
    async generateBundle() {
      for (const [fileName, buffer] of Object.entries(make))
        this.emitFile({ type: 'asset', fileName, source: await buffer() })
    },
  }
}

function mark() {
  return read('src/drawings/mark.svg').replace(/var\(--([\w-]+)\)/g, (_, token) => colorByDay(token))
}

async function markOnPaper(width: number, height: number, size: number) {
  const background: Color = colorByDay('color-paper')
  const drawn = await sharp(Buffer.from(mark()), { density: 300 }).resize(size, size).toBuffer()
  const paper = sharp({ create: { width, height, channels: 3, background } })
  return paper
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer()
}

function colorByDay(token: string) {
  const [, color] = read('src/styles/tokens.css').match(`--${token}: light-dark\\((#\\w+)`) ?? []
  if (!color) throw new Error(`src/styles/tokens.css has no color called --${token}.`)
  return color
}
