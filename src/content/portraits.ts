import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { SENTENCES } from './sentences.ts'

export const PORTRAIT_SIZE = { width: 520, height: 650 } // twice what the page shows, for sharp screens

export const portraitAddress = (file: string) => `portraits/${file.replace(/\.\w+$/, '')}.webp`

/** The name of a photo in a folder. Only what plugins/pictures.ts makes of it goes online. */
export const photoIn = (folder: string) =>
  z
    .string()
    .transform((file) => basename(file)) // the forms save the folder, too
    .superRefine((file, context) => {
      const path = join(folder, file)
      if (!existsSync(path)) return context.addIssue(SENTENCES.noPortrait)
      const start = firstBytes(path)
      if (/^ftyp(hei|hev|mif)/.test(start.slice(4))) return context.addIssue(SENTENCES.heic)
      if (!/^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(start)) context.addIssue(SENTENCES.notPicture)
    })

function firstBytes(path: string) {
  const bytes = Buffer.alloc(12)
  const file = openSync(path, 'r')
  readSync(file, bytes)
  closeSync(file)
  return bytes.toString('latin1')
}
