import { join } from 'node:path'
import { ContentError } from '../reading/ContentError.ts'
import type { Made } from './pictureAddress.ts'

/** The library that prepares pictures. */
export async function loadSharp() {
  try {
    return (await import('sharp')).default
  } catch {
    const sentence =
      'The package sharp, which prepares pictures, doesn’t work on this computer. Run: npm install --cpu=wasm32 sharp'
    throw new ContentError([{ file: 'package.json', line: 1, sentence, source: '' }])
  }
}

/** The size of a picture as it is seen: phones store how the picture is turned. Undefined if it's damaged. */
export async function measure(path: string) {
  const sharp = await loadSharp()
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined)
  return metadata?.autoOrient
}

/** Upright, cut to what the page needs, and without what the phone has stored in it, such as the place. */
export async function makePicture(folder: string, { name, width, height, focus }: Made) {
  const sharp = await loadSharp()
  const file = join(folder, name)
  const picture = sharp(file, { failOn: 'truncated', density: 300 }) // the density of an SVG
  return picture
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: focus ?? 'centre' })
    .webp(height < 100 ? { lossless: true } : { quality: 76 }) // logos are that small
    .toBuffer()
    .catch(() => {
      const sentence = 'this picture is incomplete. Upload it again.'
      throw new ContentError([{ file, line: 1, sentence, source: '' }])
    })
}
