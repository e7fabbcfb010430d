import { z } from 'zod'
import { expanded, failWith, object, perLanguage, text } from './fields'

export type EmergencyPart = { text: string; href?: string }

const SENTENCE =
  "should be the text and the numbers it contains: { text: 'If you are in danger, call 112.', numbers: ['112'] }, or be left out."
const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
/** Digits in any script and the separators between them. A number may end in letters: 1-800-273-TALK. */
const NUMBER = /^\+?[\p{Nd}\s()./-]*\p{Nd}(-[A-Z]+)?$/iu
/** 112/911, or 116 123 / 112. */
const TWO_NUMBERS = /\s[/-]\s|^\p{Nd}{2,4}\s*\/\s*\p{Nd}{2,4}$/u
const MAX_DIGITS = 15
/** Any letter, except in scripts where letters may directly touch a number, such as Japanese. */
const LETTER = '[^\\P{L}\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}]'
const SMS = 'sms:'

/** Only numbers that the practice lists become links. An earlier version guessed, and got some of them wrong. */
export function emergency() {
  const number = text(SENTENCE, {
    'should be one number and nothing else, written as it is dialed: no words, no *, no # and no (0).': (written) =>
      isDialable(shown(written)),
  })
  const withNumbers = object({ text: text(SENTENCE), numbers: z.array(number, failWith(SENTENCE)) }, SENTENCE)
  type Written = string | z.input<typeof withNumbers>
  const expand = (written: Written) => (typeof written === 'string' ? { text: written, numbers: [] } : written)
  const value = expanded(expand, withNumbers, SENTENCE).transform(({ text, numbers }, context) => {
    const { parts, unused } = splitAtNumbers(text, numbers)
    for (const problem of problemsIn(text, numbers, parts, unused.map(shown))) context.addIssue(problem)
    return parts
  })
  return perLanguage(value, (written) => typeof written !== 'object' || 'text' in (written as object), SENTENCE)
}

function isDialable(number: string) {
  const digits = number.match(/\p{Nd}/gu) ?? []
  return NUMBER.test(number) && !TWO_NUMBERS.test(number) && !/\(\s*0\s*\)/.test(number) && digits.length <= MAX_DIGITS
}

function problemsIn(text: string, numbers: string[], parts: EmergencyPart[], missing: string[]) {
  // In 1-800-662-HELP (4357), the digits in parentheses repeat the end of a listed number.
  const spelled = numbers.filter((number) => /[a-z]/i.test(shown(number))).map(hrefOf)
  const digits = parts
    .flatMap(({ text, href }) => (href ? [] : numbersIn(text)))
    .filter((run) => !spelled.some((href) => href.endsWith(run)))
  return [
    ...missing.map((number) =>
      parts.some((part) => part.href && part.text === number)
        ? `lists ${number} twice, but it appears in the text only once. List it once, or write "call ${number} or text ${number}".`
        : text.includes(number)
          ? `lists the number ${number}, but in the text it is right next to other letters or digits. List the complete number, or set it off with a comma or parentheses.`
          : `lists the number ${number}, which is not in the text. Write it the same way in both places.`,
    ),
    ...digits
      .filter((run) => !missing.some((number) => run.includes(number)))
      .map((run) =>
        /[*#]/.test(run)
          ? `contains ${run}: a number with * or # cannot be a link. Leave it out of the text.`
          : `contains ${run}, which looks like a number to call. If it is one, list it, written exactly as in the text: { text: '…', numbers: ['…'] }. If not, write it in words.`,
      ),
  ]
}

/** `unused`: listed numbers that were not found in the text, or not as often as they are listed. */
function splitAtNumbers(text: string, numbers: string[]): { parts: EmergencyPart[]; unused: string[] } {
  // Longest first, so that '112' does not split '112 233'.
  const patterns = numbers.toSorted((a, b) => b.length - a.length).map((number) => asPattern(shown(number)))
  if (!patterns.length) return { parts: [{ text }], unused: [] }
  // Not part of a longer number: '808' must not match in '808 24 24 24'. Listed numbers may have a slash between them.
  const any = `(?:${patterns.join('|')})`
  const before = `(?<!${LETTER})(?<![\\p{Nd}+*#])(?<!\\p{Nd}[\\s.-])(?<!\\p{Nd}\\)\\s?)(?:(?<!\\p{Nd}/)|(?<=${any}/))`
  const after = `(?!${LETTER})(?![\\p{Nd}*#])(?![\\s.-]\\p{Nd})(?!/(?!${any})\\p{Nd})`
  const unused = [...numbers]
  const parts = text.split(new RegExp(`${before}(${any})${after}`, 'gu')).map((piece, index) => {
    const isSame = (number: string) => index % 2 && shown(number).replace(/\s+/g, ' ') === piece.replace(/\s+/g, ' ')
    // Matched in listed order, so that in 'call 988 or text 988' the second 988 becomes the 'sms:988' link.
    const number = unused.find(isSame) ?? numbers.find(isSame)
    if (!number) return { text: piece }
    if (unused.includes(number)) unused.splice(unused.indexOf(number), 1)
    return { text: piece, href: hrefOf(number) }
  })
  return { parts: parts.filter(({ text }) => text), unused }
}

/** Digits that look like phone numbers. Skips times, years, dates, "24/7", and anything with fewer than three digits. */
function numbersIn(text: string) {
  const runs =
    text
      .replace(/(?<![\d.])\d{1,2}[.:]\d{2}(?![\d.])/g, ' , ')
      .match(/[+*#]?\p{Nd}(?:[\p{Nd}\s()./-]*\p{Nd})?[*#]?/gu) ?? []
  return runs
    .filter((run) => !/^(19|20)\d\d$/.test(run) && !/^\d{1,2}([/.-]\d{1,2}){1,2}$/.test(run))
    .filter((run) => /\p{Nd}{3}/u.test(run) || (run.match(/\p{Nd}/gu)?.length ?? 0) >= 5)
}

function shown(number: string) {
  return number.startsWith(SMS) ? number.slice(SMS.length).trim() : number
}

function hrefOf(number: string) {
  return `${number.startsWith(SMS) ? SMS : 'tel:'}${[...shown(number)].map(keyOf).join('')}`
}

/** Digits in any script, and letters as on a phone keypad: 1-800-273-TALK. */
function keyOf(character: string) {
  const key = KEYPAD.findIndex((letters) => letters.includes(character.toUpperCase()))
  if (key >= 0) return key + 2
  if (!/\p{Nd}/u.test(character)) return character === '+' ? '+' : ''
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

function asPattern(number: string) {
  return number.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+')
}
