import { transform } from 'lightningcss'
import { STYLE_TARGETS } from './browserTargets'

/** Only the styles whose classes appear in `text`: a page, and the form's script if the page has a form. */
export function usedStyles(css: string, text: string) {
  const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? ''))
  const unusedSymbols = [...classes].filter((name) => !text.includes(name))
  const options = { filename: 'page.css', minify: true, ...STYLE_TARGETS, unusedSymbols }
  const { code } = transform({ ...options, code: Buffer.from(css) })
  return dropUnread(inlineConstants(code.toString()), text)
}

/** Inlines colors that have the same value in every color scheme and window size. */
function inlineConstants(css: string) {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;{}]*)/g))
    values.set(name, [...(values.get(name) ?? []), value])
  return css.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
    const [value, ...others] = values.get(name) ?? []
    return value?.startsWith('#') && others.length === 0 ? value : reference
  })
}

/** Drops custom properties that neither the styles nor the drawings in `text` use. */
function dropUnread(css: string, text: string): string {
  const kept = css.replace(/(--[\w-]+):[^;{}]*(;|(?=}))/g, (definition, name) =>
    css.includes(`var(${name}`) || text.includes(`var(${name})`) ? definition : '',
  )
  return kept === css ? css : dropUnread(kept, text)
}
