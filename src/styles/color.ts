import { readFileSync } from 'node:fs'

/**
 * Looks up a color in tokens.css by its role, such as 'color-paper', for the manifest, the browser's bar and
 * the picture for shared links, which can't use CSS variables.
 */
export function color(role: string, scheme: 'light' | 'dark' = 'light') {
  const value = new RegExp(`^  --${role}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+)\\))?;`, 'm')
  const [, light, dark = light] = value.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? []
  if (!light || !dark) throw new Error(`tokens.css has no --${role}, or its color isn’t written like #1e4d8b`)
  return scheme === 'light' ? light : dark
}
