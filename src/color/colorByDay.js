import { readFileSync } from 'node:fs'
import { toHex } from './oklch.js'

/**
 * The color that a token of tokens.css has by day, for pictures that are made outside of a browser.
 * @param {string} token
 * @param {Record<string, number>} turns
 */
export function colorByDay(token, turns = {}) {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const [, hex, oklch = ''] = tokens.match(`--${token}:\\s+(?:light-dark\\(\\s*)?(?:(#\\w+)|oklch\\(([^)]+))`) ?? []
  if (hex) return hex
  const [, lightness, chroma, hue, turn = ''] =
    oklch.match(/^([\d.]+) ([\d.]+) calc\(([\d.]+) \+ var\((--[\w-]+)/) ?? []
  if (!turn) throw new Error(`src/styles/tokens.css has no color called --${token}.`)
  return toHex(Number(lightness), Number(chroma), Number(hue) + (turns[turn] ?? 0))
}

/**
 * A drawing in the colors that it has by day.
 * @param {string} svg
 * @param {Record<string, number>} turns
 */
export function inColorsByDay(svg, turns = {}) {
  return svg.replace(/var\((?:--)([\w-]+)\)/g, (_, token) => colorByDay(token, turns))
}
