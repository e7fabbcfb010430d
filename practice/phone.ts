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

/** Valid exactly as written: the parser would accept a 0 after the country code, but nobody could dial it. */
export function isCompletePhone(phone: string) {
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() && parsed.number.length === 1 + (phone.match(/\p{Nd}/gu)?.length ?? 0)
}

export function countryOf(phone: string) {
  return parsePhoneNumberFromString(phone)?.country
}
