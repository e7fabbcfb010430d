import { z } from 'zod'

/** The sentence for a value that fails here; what would be checked after it is then of no interest. */
export function or(sentence: string) {
  return { error: sentence, abort: true }
}

export function text(sentence: string) {
  return z.string(or(sentence)).trim().min(1, or(sentence))
}

/** One text, or one for each language: { en: '…', de: '…' }. */
export function inEachLanguage(sentence: string) {
  return z.union([text(sentence), z.record(z.string(), text(sentence))], or(sentence))
}

export function list(sentence: string) {
  return z.array(text(sentence), or(sentence)).min(1, or(sentence)).optional()
}

/** An identifier of EmailJS. */
export function keyOf(what: string) {
  return text(`should be ${what}`).regex(
    /^[\w.-]+$/,
    or(`should have letters, digits, - and _ only: copy ${what}`),
  )
}

// A value that nobody asked for is most often a name with a slip in it.
export function unknownOr(otherwise: string): z.core.$ZodErrorMap {
  return (issue) => {
    if (issue.code !== 'unrecognized_keys') return otherwise
    const names = issue.keys.map((key) => `"${key}"`).join(' and ')
    return `has a value called ${names}, which is not known. Look for a slip in its name.`
  }
}
