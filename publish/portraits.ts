import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PracticeError } from '../practice/PracticeError'
import type { Words } from '../practice/wordsSchema'
import type { Portrait } from '../src/view'
import { contentHash } from './contentHash'
import { IMMUTABLE_FOLDER } from './securityHeaders'

const WIDTHS = [360, 640]
const MAX_BYTES = 40_000
const FORMATS = ['avif', 'webp', 'jpeg'] as const
const QUALITIES = { avif: [52, 44, 34], webp: [74, 62, 48], jpeg: [74, 62, 46] }

/** The portraits in the formats and widths that browsers choose from. */
export async function makePortraits(words: Words[], folder: string, basePath: string) {
  const names = new Set(
    words.flatMap(({ people }) => people?.persons.flatMap(({ portrait }) => portrait?.file ?? []) ?? []),
  )
  const files = new Map<string, Uint8Array>()
  const notes: string[] = []
  const portraits: Record<string, Portrait> = {}
  for (const name of names) {
    const original = await readPortrait(folder, name)
    portraits[name] = await makePortrait(name, original, basePath, files)
    if (original.width < Math.max(...WIDTHS))
      notes.push(`The portrait ${name} is ${original.width} pixels wide. It would be sharper with 640.`)
  }
  return { files, portraits, notes }
}

async function readPortrait(folder: string, name: string) {
  // macOS stores é as e and an accent; the words may have it as one letter.
  const file = (await readdir(folder)).find((other) => other.normalize() === name.normalize())
  if (!file) throw new PracticeError(`The portrait ${name} is not in the folder portraits/. Check its name for a typo.`)
  // Rotated per the EXIF orientation. sharp drops the metadata: place, time and device.
  const picture = sharp(await readFile(join(folder, file))).rotate()
  const { width, height } = await picture.toBuffer({ resolveWithObject: true }).then(
    ({ info }) => info,
    () => {
      throw new PracticeError(`The portrait ${name} is not a picture that can be read. Save it as JPEG or PNG.`)
    },
  )
  if (width < Math.min(...WIDTHS))
    throw new PracticeError(
      `The portrait ${name} is only ${width} pixels wide. Take one with at least 640; ${Math.min(...WIDTHS)} is the minimum.`,
    )
  return { picture, width, height }
}

async function makePortrait(
  name: string,
  { picture, width, height }: { picture: Sharp; width: number; height: number },
  basePath: string,
  files: Map<string, Uint8Array>,
): Promise<Portrait> {
  const widths = WIDTHS.filter((wanted) => wanted <= width)
  const sources = []
  for (const format of FORMATS) {
    const entries = []
    for (const wanted of widths) {
      const bytes = await encode(picture, wanted, format)
      const extension = format === 'jpeg' ? 'jpg' : format
      const file = `${IMMUTABLE_FOLDER}${asSlug(name)}-${wanted}-${contentHash(bytes)}.${extension}`
      files.set(file, bytes)
      entries.push(`${basePath}${file} ${wanted}w`)
    }
    sources.push({ type: `image/${format}`, srcSet: entries.join(', ') })
  }
  const src = sources.pop()?.srcSet.split(' ')[0] ?? ''
  const shown = Math.max(...widths)
  return { width: shown, height: Math.round((height * shown) / width), sources, src }
}

/** ASCII only: servers and srcset disagree about spaces, commas and accents. */
function asSlug(name: string) {
  return (
    parse(name)
      .name.normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '-') || 'portrait'
  )
}

/** The best quality within the budget. */
async function encode(picture: Sharp, width: number, format: (typeof FORMATS)[number]) {
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES[format]) {
    bytes = await picture.clone().resize({ width }).toFormat(format, { quality }).toBuffer()
    if (bytes.length <= MAX_BYTES) break
  }
  return bytes
}
