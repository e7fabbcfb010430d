type Scheme = 'light' | 'dark'

/** Looks up a color in tokens.css by its role, such as 'color-ink'. For pictures and files without a stylesheet. */
export function readColors(tokens: string) {
  const [root = ''] = tokens.split('\n}')
  const values = new Map(
    [...root.matchAll(/^ {2}--([\w-]+): (.+);/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  return function color(role: string, scheme: Scheme = 'light'): string {
    const value = values.get(role)
    if (!value) throw new Error(`tokens.css has no --${role}`)
    const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
    const chosen = scheme === 'light' ? light : dark
    const [, other] = /^var\(--(.+)\)$/.exec(chosen) ?? []
    return other ? color(other, scheme) : chosen
  }
}
