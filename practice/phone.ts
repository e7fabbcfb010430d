import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { failWith, text } from './fields'

const EXAMPLE = '"+44 20 7946 0018"'

export function phoneNumber() {
  return text(`should be your phone number with its country code, like ${EXAMPLE}.`)
    .regex(
      /^\+[\d\s().-]+$/,
      failWith(`should start with + and the country code, and have only digits and spaces: ${EXAMPLE}.`),
    )
    .refine(
      (phone) => !phone.includes('(0)'),
      failWith(`should be written without (0), which nobody can dial from abroad: ${EXAMPLE}.`),
    )
    .refine(
      isCompletePhone,
      failWith('is not a valid number for its country: it has too few or too many digits. Compare it digit by digit.'),
    )
}

export function isCompletePhone(phone: string) {
  return parsePhoneNumberFromString(phone)?.isValid() ?? false
}
