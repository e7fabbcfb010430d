import type { View } from './view'

export const LEGAL_PAGES = { imprint: 'imprint/', privacyNotice: 'privacy/' }

/** Where each notice is: on this site, or where the practice already has it online. */
export function legalLinks({ words, location }: View) {
  const link = (name: keyof typeof LEGAL_PAGES) => {
    const notice = words[name]
    return typeof notice === 'string' ? notice : notice && location.toPage(LEGAL_PAGES[name])
  }
  return { imprint: link('imprint'), privacyNotice: link('privacyNotice') }
}

/** Groups of Arabic digits would be shown in reverse, unless the spaces between them are no-break spaces. */
export function phoneText(phone: string) {
  return /[^\p{ASCII}]/u.test(phone) ? phone.replaceAll(' ', '\u00a0') : phone
}

const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** Dials digits in any script, and letters as on a phone keypad: 1-800-662-HELP (4357). */
export function phoneLink(phone: string, scheme = 'tel:') {
  const keys = [...phone.replace(/([A-Z]) \(\d+\)$/i, '$1')].map((character) => {
    const key = KEYPAD.findIndex((letters) => letters.includes(character.toUpperCase()))
    return key >= 0 ? key + 2 : character === '+' ? '+' : digitOf(character)
  })
  return scheme + keys.join('')
}

/** 9 for '9' and for '٩'. In Unicode, each script has its ten digits in a row. */
function digitOf(character: string) {
  if (!/\p{Nd}/u.test(character)) return ''
  const code = character.codePointAt(0) ?? 0
  let digit = 0
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit++
  return digit
}
