import { mkdir, writeFile } from 'node:fs/promises'
import practice from '../practices/typical'

export async function writeSource(name: string, content: string | Uint8Array) {
  const file = `dist-tests/configs/${name}.ts`
  await mkdir('dist-tests/configs', { recursive: true })
  await writeFile(file, content)
  return file
}

/** Writes a copy of tests/practices/typical.ts with some values changed. */
export function writePractice(name: string, change: Record<string, unknown>) {
  return writeSource(name, `export default ${JSON.stringify({ ...practice, ...change }, null, 2)}\n`)
}
