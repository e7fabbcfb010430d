import { readFileSync } from 'node:fs'

/** A colour of the palette in src/styles/tokens.css, for what is drawn where no stylesheet reaches. */
export function paletteColor(name: string) {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!color) throw new Error(`src/styles/tokens.css has no colour --${name}`)
  return color
}
