import { ContentError } from '../reading/ContentError.ts'

/** The library that prepares pictures. Only practices that have some need it. */
export async function loadSharp() {
  try {
    return (await import('sharp')).default
  } catch {
    const sentence =
      'The package sharp, which prepares pictures, doesn’t work on this computer. Run: npm install --cpu=wasm32 sharp'
    throw new ContentError([{ file: 'package.json', line: 1, sentence, source: '' }])
  }
}
