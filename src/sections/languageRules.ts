export function capitalized(text: string, code: string) {
  return text.charAt(0).toLocaleUpperCase(code) + text.slice(1)
}

const COMMAS: Record<string, string> = { Arab: '، ', Hans: '、', Hant: '、', Jpan: '、' }

export function comma(code: string) {
  return COMMAS[new Intl.Locale(code).maximize().script ?? ''] ?? ', '
}
