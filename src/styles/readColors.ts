type Scheme = 'light' | 'dark'

/**
 * Looks up a color in tokens.css by its role, such as 'color-ink', for icons, the social card and other places without
 * CSS variables.
 */
export function readColors(tokens: string) {
  return (role: string, scheme: Scheme = 'light') => {
    const value = new RegExp(`^  --${role}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+)\\))?;`, 'm')
    const [, light, dark = light] = value.exec(tokens) ?? []
    if (!light || !dark) throw new Error(`tokens.css has no --${role}, or its color isn’t written like #1e4d8b`)
    return scheme === 'light' ? light : dark
  }
}
