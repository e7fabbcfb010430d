import { text, textPerLanguage } from './fields'
import { asPhone } from './phone'

const SENTENCE =
  'should be text with each number in square brackets, like "If you are in danger, call [112].", or be left out.'
/** Digits in any script and the separators between them. A number may end in letters: 1-800-QUIT-NOW, 1-800-662-HELP (4357). */
const NUMBER = /^\+?[\p{Nd}\s()./-]*\p{Nd}((-[A-Z]+)+(\s\(\d+\))?)?$/iu
/** For example, 112/911 or 116 123 / 112. */
const TWO_NUMBERS = /\s[/-]\s|^\p{Nd}{2,4}\s*\/\s*\p{Nd}{2,4}$/u
const MAX_DIGITS = 15
const MIN_SPELLED = 10
const SMS = /^sms:/i
const WITH_LETTERS = /\p{Nd}[\p{Nd}\s-]*-[A-Z]{3,}( \(\d+\))?/gu

/** Only numbers in brackets become links: detecting them would sometimes go wrong. */
export function emergencyText() {
  const checked = text(SENTENCE).superRefine((written, context) => {
    for (const message of problemsIn(written)) context.addIssue(message)
  })
  return textPerLanguage(SENTENCE, checked)
}

export type EmergencyPart = { text: string; href?: string }

/** The message, split into plain text and numbers, which become links. */
export function emergencyParts(written: string): EmergencyPart[] {
  const parts = piecesOf(written).map((piece, index): EmergencyPart => {
    if (index % 2 === 0) return { text: piece }
    const number = piece.replace(SMS, '').trim()
    return {
      text: number.replaceAll(' ', '\u00a0'),
      href: `${SMS.test(piece) ? 'sms' : 'tel'}:${asPhone(number).dial}`,
    }
  })
  return parts.filter(({ text }) => text)
}

export function emergencyNotes(written: string) {
  const pieces = piecesOf(written)
  const numbers = pieces.filter((_, index) => index % 2)
  const plain = pieces.filter((_, index) => index % 2 === 0).join(' ')
  const [texts, calls] = [numbers.filter((number) => SMS.test(number)), numbers.filter((number) => !SMS.test(number))]
  const actions = [calls.length && `call ${calls.join(', ')}`, texts.length && `text ${texts.join(', ')}`]
  return [
    numbers.length
      ? `lets visitors ${actions
          .filter(Boolean)
          .join(' and ')
          .replace(/sms:\s*/gi, '')}. Please check each number.`
      : 'has no number in brackets, so visitors can’t tap one to call.',
    ...(plain.match(WITH_LETTERS) ?? []).map(
      (number) => `has ${number}, which visitors can tap if you write [${number}].`,
    ),
  ]
}

/** The pieces at odd indexes were in brackets. */
function piecesOf(written: string) {
  return written.split(/\[([^[\]]*)\]/)
}

function problemsIn(written: string) {
  const pieces = piecesOf(written)
  return pieces.flatMap((piece, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]]
    if (index % 2)
      return isDialable(piece)
        ? []
        : [
            `has [${piece}]. Between the brackets, write one number as it is dialed: no words, no *, no # and no (0). If people text it: [sms:${/^[\d\s-]+$/.test(piece) ? piece.trim() : '741741'}].`,
          ]
    const single = piece.search(/[[\]]/)
    if (single >= 0)
      return [
        `has a single [ or ] in "${piece.slice(Math.max(0, single - 12), single + 12)}". Write each number as [112].`,
      ]
    const touches = [before && /^([./-]?\p{Nd}|[*#])/u.test(piece), after && /(\p{Nd}[./-]?|[+*#])$/u.test(piece)]
    if (touches.includes(true))
      return [`has digits right next to [${touches[0] ? before : after}]. Put the whole number between the brackets.`]
    // In [1-800-662-HELP] (4357), the 4357 is just HELP in digits.
    const rest = before && /[A-Z]$/i.test(before) ? piece.replace(/^\s*\(\d+\)/, '') : piece
    return numbersIn(rest.replace(WITH_LETTERS, '')).map((run) =>
      /[*#]/.test(run)
        ? `contains ${run}: a number with * or # cannot be a link. Leave it out of the text.`
        : `contains ${run}, which looks like a number to call. If it is one, write [${run}]; if people text it, [sms:${run}]. If not, write it in words.`,
    )
  })
}

function isDialable(written: string) {
  const number = written.replace(SMS, '').trim()
  const digits = number.match(/\p{Nd}/gu) ?? []
  if (/[a-z]/i.test(number) && number.replace(/[^\da-z]/gi, '').length < MIN_SPELLED) return false
  return NUMBER.test(number) && !TWO_NUMBERS.test(number) && !/\(\s*0\s*\)/.test(number) && digits.length <= MAX_DIGITS
}

/**
 * Digits that look like phone numbers. Skips times, years, dates, "24/7", and anything with neither three digits in a
 * row nor five in all.
 */
function numbersIn(piece: string) {
  const withoutTimes = piece.replace(/(?<![\d.])\d{1,2}[.:]\d{2}(?![\d.])/g, ' , ')
  return (withoutTimes.match(/[+*#]?\p{Nd}(?:[\p{Nd}\s()./-]*\p{Nd})?[*#]?/gu) ?? [])
    .filter((run) => !/^(19|20)\d\d$/.test(run) && !/^\d{1,2}([/.-]\d{1,2}){1,2}$/.test(run))
    .filter((run) => /\p{Nd}{3}/u.test(run) || (run.match(/\p{Nd}/gu)?.length ?? 0) >= 5)
}
