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

/** The values between { and }. One that nobody asked for is most often a name with a slip in it. */
export function part<Shape extends z.core.$ZodShape>(
  shape: Shape,
  otherwise = `should hold ${Object.keys(shape).join(', ')} between { and }.`,
) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return otherwise
      const names = issue.keys.map((key) => `"${key}"`).join(' and ')
      const meant = issue.keys.map((key) => closest(key, Object.keys(shape))).find(Boolean)
      const advice = meant
        ? `Did you mean ${meant}?`
        : 'Look for a slip in its name, or for a } that stands too early or too late.'
      return `has a value called ${names}, which is not known. ${advice}`
    },
  })
}

/** The name that differs by one or two letters, if there is one. */
function closest(name: string, known: string[]) {
  const one = name.toLowerCase()
  return known.find((other) => steps(one, other.toLowerCase()) <= 2)
}

/** How many letters have to be changed, added or left out to make one of the other. */
function steps(one: string, other: string) {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (const [column, counterpart] of [...other].entries()) {
      const change = (above[column] ?? 0) + (letter === counterpart ? 0 : 1)
      now.push(Math.min(change, (above[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1))
    }
    above = now
  }
  return above.at(-1) ?? 0
}
