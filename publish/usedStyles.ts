import { transform } from 'lightningcss'
import { STYLE_TARGETS } from './browserTargets'

/** Only the classes and custom properties that are used in `text`: a page, and the form's script if the page has a form. */
export function usedStyles(css: string, text: string): string {
  const classes = [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].filter(([, name = '']) => !text.includes(name))
  const properties = [...css.matchAll(/(--[\w-]+):/g)].filter(([, name]) => !(css + text).includes(`var(${name}`))
  const unusedSymbols = [...classes, ...properties].map(([, name = '']) => name)
  const options = { filename: 'page.css', minify: true, targets: STYLE_TARGETS, unusedSymbols }
  const { code } = transform({ ...options, code: Buffer.from(css) })
  const used = code.toString()
  // Without them, others may no longer be used.
  return used === css ? css : usedStyles(used, text)
}
