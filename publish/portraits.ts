import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PracticeError } from '../practice/PracticeError'
import type { Words } from '../practice/wordsSchema'
import type { Portrait } from '../src/view'
import { immutableFile } from './hosting'

const MIN_WIDTH = 360
/** Three times the width on the page, for high-density screens. */
const FULL_WIDTH = 640
const MAX_BYTES = 40_000
const QUALITIES = [74, 62, 48]

export async function makePortraits(words: Words[], folder: string) {
  const persons = words.flatMap(({ people }) => people?.persons ?? [])
  const files = new Map<string, Uint8Array>()
  const notes: string[] = []
  const portraits: Record<string, Portrait> = {}
  for (const name of new Set(persons.flatMap(({ portrait }) => portrait?.file ?? []))) {
    const { picture, width, height } = await readPortrait(folder, name)
    if (width > height)
      notes.push(
        `The portrait ${name} is wider than it is tall, so the page cuts off its left and right. Crop it to a portrait if that cuts off too much.`,
      )
    if (width < FULL_WIDTH)
      notes.push(`The portrait ${name} is ${width} pixels wide. It would look sharper at ${FULL_WIDTH} or more.`)
    const shown = Math.min(width, FULL_WIDTH)
    const bytes = await encode(picture, shown)
    const file = immutableFile(asSlug(name), bytes, 'webp')
    files.set(file, bytes)
    portraits[name] = { width: shown, height: Math.round((height * shown) / width), file }
  }
  return { files, portraits, notes }
}

async function readPortrait(folder: string, name: string) {
  // macOS may store é as two characters (e and an accent) where the words file has one.
  const files = await readdir(folder).catch(() => [])
  const file = files.find((other) => other.normalize() === name.normalize())
  const alike = files.find((other) => other.normalize().toLowerCase() === name.normalize().toLowerCase())
  const advice = alike ? `There is ${alike}: capitals count, so write '${alike}'.` : 'Check its name for a typo.'
  if (!file) throw new PracticeError(`The portrait ${name} is not in the portraits/ folder. ${advice}`)
  // Rotated according to the EXIF orientation. sharp drops the metadata: location, time and device.
  const { picture, info } = await decode(join(folder, file)).catch(() => {
    throw new PracticeError(`The portrait ${name} can't be read as a picture. Save it as JPEG or PNG.`)
  })
  if (info.width < MIN_WIDTH)
    throw new PracticeError(
      `The portrait ${name} is only ${info.width} pixels wide. Use one that is at least ${FULL_WIDTH} pixels wide; ${MIN_WIDTH} is the minimum.`,
    )
  return { picture, width: info.width, height: info.height }
}

async function decode(file: string) {
  const picture = sharp(await readFile(file)).rotate()
  const { info } = await picture.toBuffer({ resolveWithObject: true })
  return { picture, info }
}

/** ASCII only: servers disagree about spaces and accents. */
function asSlug(name: string) {
  const plain = parse(name).name.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/[^A-Za-z0-9]+/g, '-') || 'portrait'
}

async function encode(picture: Sharp, width: number) {
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await picture.clone().resize({ width }).webp({ quality }).toBuffer()
    if (bytes.length <= MAX_BYTES) break
  }
  return bytes
}
