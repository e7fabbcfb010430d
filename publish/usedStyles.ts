import { transform } from 'lightningcss'
import { STYLE_TARGETS } from './browserTargets'

/** The styles whose classes occur in a page or in the form's script. A practice without fees sends none for fees. */
export function usedStyles(css: string, text: string) {
  const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? ''))
  const unusedSymbols = [...classes].filter((name) => !text.includes(name))
  const options = { filename: 'page.css', minify: true, ...STYLE_TARGETS, unusedSymbols }
  const { code } = transform({ ...options, code: Buffer.from(css) })
  return dropUnread(inlineConstants(code.toString()))
}

/** Replaces a color that has one value in every scheme and window by that value. */
function inlineConstants(css: string) {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;{}]*)/g))
    values.set(name, [...(values.get(name) ?? []), value])
  return css.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
    const [value, ...others] = values.get(name) ?? []
    return value?.startsWith('#') && others.length === 0 ? value : reference
  })
}

/** Drops custom properties that nothing reads. */
function dropUnread(css: string): string {
  const kept = css.replace(/(--[\w-]+):[^;{}]*(;|(?=}))/g, (definition, name) =>
    css.includes(`var(${name}`) ? definition : '',
  )
  return kept === css ? css : dropUnread(kept)
}
