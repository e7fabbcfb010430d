import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { measure } from './sharp.ts'

export type PictureFile = { name: string; width: number; height: number; isVector: boolean }

type Limits = { width: number; height: number; vector?: boolean }

/** The name of a picture in a folder, large enough for its place on the page. `text` is a text of practice.yaml. */
export function pictureFile(text: z.ZodType<string, unknown>, folder: string, { width, height, vector }: Limits) {
  return text.transform(async (written, context): Promise<PictureFile> => {
    const name = findIn(folder, basename(written)) // the forms save the folder, too
    const refuse = (sentence: string) => {
      context.addIssue(sentence)
      return z.NEVER
    }
    if (!name) return refuse(SENTENCES.missing(sameLetters(folder, written)))
    const start = readFileSync(join(folder, name)).subarray(0, 100).toString('latin1').replace('\xef\xbb\xbf', '')
    if (/^ftyp(hei|hev|mif)/.test(start.slice(4))) return refuse(SENTENCES.heic)
    const isVector = vector === true && /^\s*<(svg|\?xml|!--|!doctype svg)/i.test(start)
    if (!isVector && !/^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(start))
      return refuse(vector ? SENTENCES.notLogo : SENTENCES.notPicture)
    const size = await measure(join(folder, name))
    if (!size) return refuse(SENTENCES.broken)
    const isTooSmall = !isVector && (size.width < width || size.height < height)
    if (isTooSmall) return refuse(SENTENCES.tooSmall(width, height, size))
    return { name, ...size, isVector }
  })
}

/** The same letter can be stored in two ways: ë, or e and a diaeresis. */
function findIn(folder: string, written: string) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.find((file) => file.normalize() === written.normalize())
}

function sameLetters(folder: string, written: string) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.find((file) => file.toLowerCase() === basename(written).toLowerCase())
}

const SENTENCES = {
  missing: (similar?: string) =>
    `should be the name of a picture in the folder pictures/, with the same capital and small letters. ${similar ? `There is one called ${similar}.` : 'Upload the picture there.'}`,
  heic: 'is an iPhone’s HEIC picture. Open it on the phone, email it to yourself as “Actual Size”, or save it as JPEG, and upload that.',
  notPicture: 'isn’t a picture that can be used. Save it as JPEG, PNG or WebP.',
  notLogo: 'isn’t a picture that can be used. Save it as SVG, PNG, JPEG or WebP.',
  broken: 'is a picture that is damaged. Upload it again.',
  tooSmall: (width: number, height: number, size: { width: number; height: number }) =>
    `is a picture that is too small. It has to be at least ${width} × ${height} pixels, and has ${size.width} × ${size.height}.`,
}
