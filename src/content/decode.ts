import { existsSync, readFileSync } from 'node:fs'
import { SENTENCES } from './sentences.ts'

/** A file's text, or the sentence that says why there is none. */
export function decode(file: string): { text: string } | { sentence: string } {
  if (!existsSync(file)) return { sentence: SENTENCES.noFile }
  const bytes = readFileSync(file)
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    return { sentence: SENTENCES.notUtf8 }
  }
}
