import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Portrait } from '../src/view'
import type { Words } from '../src/words'
import { PracticeMistakes } from './practice/readPractice'

const FOLDER = 'portraits'
const WIDTHS = [360, 640]
const MOST_PHONE_BYTES = 40_000
const FORMATS = ['avif', 'webp', 'jpeg'] as const
const QUALITIES = { avif: [52, 44, 34], webp: [74, 62, 48], jpeg: [74, 62, 46] }

/** The pictures of the people, in the forms and widths that browsers choose from. */
export async function portraitsOf(words: Words[]) {
  const names = new Set(
    words.flatMap(({ people }) => people?.persons.flatMap(({ portrait }) => portrait?.file ?? []) ?? []),
  )
  const files = new Map<string, Uint8Array>()
  const views: Record<string, Portrait> = {}
  for (const name of names) views[name] = await make(name, files)
  return { files, views }
}

async function make(name: string, files: Map<string, Uint8Array>): Promise<Portrait> {
  const original = await readFile(`${FOLDER}/${name}`).catch(() => {
    throw new PracticeMistakes(
      `The portrait ${name} is not in the folder ${FOLDER}/. Look for a slip in its name.`,
    )
  })
  // Turned as the camera says, and without the place and time that cameras write into a picture.
  const picture = sharp(original).rotate()
  const { width, height } = await picture.toBuffer({ resolveWithObject: true }).then(
    ({ info }) => info,
    () => {
      throw new PracticeMistakes(
        `The portrait ${name} is no picture that can be read. Save it as JPEG or PNG.`,
      )
    },
  )
  const widths = WIDTHS.filter((wanted) => wanted <= width)
  if (!widths.length) widths.push(width)
  const sources = []
  for (const format of FORMATS) {
    const entries = []
    for (const wanted of widths) {
      const bytes = await encode(picture, wanted, format)
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
      const file = `assets/${asAddress(parse(name).name)}-${wanted}-${hash}.${format === 'jpeg' ? 'jpg' : format}`
      files.set(file, bytes)
      entries.push(`./${file} ${wanted}w`)
    }
    sources.push({ type: `image/${format}`, srcSet: entries.join(', ') })
  }
  const jpeg = sources.pop()
  const src = jpeg?.srcSet.split(' ')[0] ?? ''
  const shown = Math.max(...widths)
  return { width: shown, height: Math.round((height * shown) / width), sources, src }
}

/** Spaces and commas would end an address in a list of them. */
function asAddress(name: string) {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-')
}

/** As good as it may be within what a phone should load. */
async function encode(picture: Sharp, width: number, format: (typeof FORMATS)[number]) {
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES[format]) {
    bytes = await picture.clone().resize({ width }).toFormat(format, { quality }).toBuffer()
    if (bytes.length <= MOST_PHONE_BYTES) break
  }
  return bytes
}
