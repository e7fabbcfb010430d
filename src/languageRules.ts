export function capitalized(text: string, code: string) {
  return text.charAt(0).toLocaleUpperCase(code) + text.slice(1)
}

const COMMAS: Record<string, string> = { Arab: '، ', Hans: '、', Hant: '、', Jpan: '、' }

export function comma(code: string) {
  return COMMAS[scriptOf(code)] ?? ', '
}

const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'])

export function directionOf(code: string) {
  return RIGHT_TO_LEFT.has(scriptOf(code)) ? 'rtl' : 'ltr'
}

function scriptOf(code: string) {
  return new Intl.Locale(code).maximize().script ?? ''
}
