import { Features, transform } from 'lightningcss'
import { OLDEST_BROWSERS } from './browsers'

/**
 * The styles that a page can need: those whose classes stand in it, or in the form's script, which writes them later.
 * A practice that has no fees sends no styles for fees.
 */
export function usedStyles(css: string, texts: string[]) {
  const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? ''))
  const unusedSymbols = [...classes].filter((name) => !texts.some((text) => text.includes(name)))
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: OLDEST_BROWSERS.forStyles,
    exclude: Features.LightDark,
    unusedSymbols,
  }).code.toString()
}
