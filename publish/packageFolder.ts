import { createRequire } from 'node:module'
import { dirname } from 'node:path'

export function packageFolder(name: string) {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}
