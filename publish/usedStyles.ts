import { transform } from 'lightningcss'
import { OLDEST_BROWSERS } from './browsers'

/**
 * The styles that a page can need: those whose classes stand in it, or in the form's script, which writes them later.
 * A practice that has no fees sends no styles for fees.
 */
export function usedStyles(css: string, texts: string[]) {
  const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? ''))
  const unusedSymbols = [...classes].filter((name) => !texts.some((text) => text.includes(name)))
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...OLDEST_BROWSERS.forStyles,
    unusedSymbols,
  })
  return withoutUnread(withoutPalette(code.toString()))
}

/** A colour with one value, whatever the scheme or the window, stands where it is used: its name is for us. */
function withoutPalette(css: string) {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;{}]*)/g))
    values.set(name, [...(values.get(name) ?? []), value])
  return css.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
    const [value, ...others] = values.get(name) ?? []
    return value?.startsWith('#') && others.length === 0 ? value : reference
  })
}

/** Without the custom properties that nothing reads. */
function withoutUnread(css: string): string {
  const kept = css.replace(/(--[\w-]+):[^;{}]*(;|(?=}))/g, (definition, name) =>
    css.includes(`var(${name}`) ? definition : '',
  )
  return kept === css ? css : withoutUnread(kept)
}
