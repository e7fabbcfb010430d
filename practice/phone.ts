import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { text } from './fields'

const EXAMPLE = '"+44 20 7946 0018"'
const DIGITS =
  'is not a valid number for its country: it has too few or too many digits, or a 0 after the country code. Check it digit by digit.'

export function phoneNumber(orLeaveOut = '') {
  return text(`should be your phone number with its country code, in quotes, like ${EXAMPLE}${orLeaveOut}.`, {
    [`should start with + and the country code, and have no letters: ${EXAMPLE}.`]: (phone) =>
      /^\+[\p{Nd}\s().‐-―-]+$/u.test(phone),
    [`should be written without (0), which nobody can dial from abroad: ${EXAMPLE}.`]: (phone) =>
      !phone.includes('(0)'),
    [DIGITS]: isCompletePhone,
  })
}

/** Valid exactly as written: the parser drops the 0 in +44 020, but phones would dial it. */
export function isCompletePhone(phone: string) {
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() && parsed.number.length === 1 + (phone.match(/\p{Nd}/gu)?.length ?? 0)
}

export function countryOf(phone: string) {
  return parsePhoneNumberFromString(phone)?.country
}

/** `text` is what visitors see; `dial` is the number in the tel: link. */
export type Phone = { text: string; dial: string }

const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/**
 * Accepts digits in any script, and maps letters to keypad digits. Drops digits that repeat the letters, as in
 * 1-800-662-HELP (4357).
 */
export function asPhone(written: string): Phone {
  const keys = [...written.replace(/([A-Z]) \(\d+\)$/i, '$1')].map((character) => {
    const key = KEYPAD.findIndex((letters) => letters.includes(character.toUpperCase()))
    return key >= 0 ? key + 2 : character === '+' ? '+' : digitOf(character)
  })
  // With ordinary spaces between them, groups of Arabic digits would appear in reverse order.
  const text = /[^\p{ASCII}]/u.test(written) ? written.replaceAll(' ', '\u00a0') : written
  return { text, dial: keys.join('') }
}

/** 9 for '9' and for '٩'. In Unicode, each script's ten digits are consecutive. */
function digitOf(character: string) {
  if (!/\p{Nd}/u.test(character)) return ''
  const code = character.codePointAt(0) ?? 0
  let digit = 0
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit++
  return digit
}
