import { readFileSync } from 'node:fs'

/** The color that a token of tokens.css has by day, for pictures that are made outside of a browser. */
export function colorByDay(token) {
  const [, color] = readFileSync('src/styles/tokens.css', 'utf8').match(`--${token}: (?:light-dark\\()?(#\\w+)`) ?? []
  if (!color) throw new Error(`src/styles/tokens.css has no color called --${token}.`)
  return color
}

export const inColorsByDay = (svg) => svg.replace(/var\(--([\w-]+)\)/g, (_, token) => colorByDay(token))
