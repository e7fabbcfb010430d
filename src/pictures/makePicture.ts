import { join } from 'node:path'
import { ContentError } from '../reading/ContentError.ts'
import { loadSharp } from './loadSharp.ts'
import type { Made } from './pictureAddress.ts'

/** Upright, cut to what the page needs, and without what the phone has stored in it, such as the place. */
export async function makePicture(folder: string, { name, width, height }: Made) {
  const sharp = await loadSharp()
  const file = join(folder, name)
  const picture = sharp(file, { failOn: 'truncated' }).autoOrient().resize({ width, height, fit: 'cover' })
  return picture
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => {
      const sentence = 'this picture can’t be read to its end. Upload the picture again.'
      throw new ContentError([{ file, line: 1, sentence, source: '' }])
    })
}
