import { z } from 'zod'

/** Reports `sentence` if a check fails, and skips any further checks on the same value. */
export function failWith(sentence: string) {
  return { error: sentence, abort: true }
}

const HTML =
  /<\/?(a|abbr|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|u|ul)\b[^>]*>|&(nbsp|amp|lt|gt|quot|#\d+);/i
const MARKDOWN = /\*\*[^*]+\*\*|(?<![\p{L}\p{N}])__[^_]+__|\[[^\]]*\]\([^)]*\)|^#+ /mu
const ONE_LANGUAGE = 'should be one text in quotes: it can’t be different for each language.'

type Conditions = Record<string, (value: string) => unknown>

/** A non-empty string without HTML or Markdown. `conditions` maps each error message to the check that must pass. */
export function text(sentence: string, conditions: Conditions = {}) {
  const error = ({ input }: { input?: unknown }) => (isPerLanguage(input) ? ONE_LANGUAGE : sentence)
  const plain = z.string({ error }).trim().min(1, failWith(sentence))
  const withoutMarkup = plain.refine((value) => !markupIn(value), {
    error: ({ input }) =>
      `contains ${markupIn(String(input))}, which visitors would see exactly as typed. ${/\]\(/.test(String(input)) ? 'Write it without the part in parentheses' : 'Remove the marks'}: only plain text is supported.`,
    abort: true,
  })
  return withConditions(withoutMarkup, conditions)
}

export function withConditions(schema: z.ZodString, conditions: Conditions) {
  return Object.entries(conditions).reduce((all, [sentence, holds]) => all.refine(holds, failWith(sentence)), schema)
}

function markupIn(value: string) {
  return (HTML.exec(value) ?? MARKDOWN.exec(value))?.[0]
}

export function optionalList(sentence: string, conditions?: Conditions) {
  return z.array(text(sentence, conditions), failWith(sentence)).min(1, failWith(sentence)).optional()
}

export function listOf<Item extends z.ZodType>(item: Item, min: number, max: number) {
  const error = `should be a list of ${min} to ${max} items between [ and ].`
  return z.array(item, { error }).min(min, { error }).max(max, { error })
}

export function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: `should be one of ${names.map((name) => `"${name}"`).join(', ')}.` })
}

export function withoutRepeats<Item>(list: z.ZodArray<z.ZodType<Item>>, nameOf: (item: Item) => string) {
  const isUnique = (items: Item[]) => new Set(items.map(nameOf)).size === items.length
  return list.refine(isUnique, { error: 'has the same name twice. Change or remove one of them.' })
}

/** An object that rejects unknown keys. The message for an unknown key lists the valid ones. */
export function object<Shape extends z.core.$ZodShape>(
  shape: Shape,
  otherwise = `should contain ${Object.keys(shape).join(', ')} between { and }.`,
) {
  const valid = `is not a setting. Valid settings: ${Object.keys(shape).join(', ')}.`
  return z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? valid : otherwise) })
}

/** Checks text with one schema, and everything else with another. */
export function textOr<AsText extends z.ZodType, Other extends z.ZodType>(asText: AsText, other: Other) {
  type Input = z.input<AsText> | z.input<Other>
  type Output = z.output<AsText> | z.output<Other>
  return z.custom<Input>().transform((written, context) => {
    const checked = (typeof written === 'string' ? asText : other).safeParse(written)
    for (const { path, message } of checked.error?.issues.flatMap(perKey) ?? [])
      context.addIssue({ code: 'custom', path, message })
    return checked.data as Output
  })
}

/** One issue for each unknown key, at the key's own path. */
export function perKey(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string; unknownKey?: string }[] {
  const { path, message } = issue
  if (issue.code !== 'unrecognized_keys') return [{ path, message }]
  return issue.keys.map((unknownKey) => ({ path: [...path, unknownKey], message, unknownKey }))
}

/** One string for all languages, or one per language code: { en: '…', de: '…' }. */
export function textPerLanguage(sentence: string, schema: z.ZodType<string, string> = text(sentence)) {
  const isCode = z.string().refine(isLanguageCode)
  const perLanguage = `${sentence.replace(/\.$/, '')}; or one for each language: { en: '…', de: '…' }.`
  const error = ({ code }: { code: string }) =>
    code === 'invalid_key' ? 'is not a language code, such as en, es or pt-BR.' : perLanguage
  return textOr(schema, z.record(isCode, schema, { error }))
}

function isPerLanguage(written: unknown) {
  return typeof written === 'object' && written !== null && Object.keys(written).some(isLanguageCode)
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

export function isLanguageCode(code: string) {
  try {
    return /^[a-z]{2,3}(-|$)/.test(code) && languageNames.of(code) !== undefined
  } catch {
    return false
  }
}
