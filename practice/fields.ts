import { z } from 'zod'

/** Reports `sentence` if a check fails, and skips any further checks on the same value. */
export function failWith(sentence: string) {
  return { error: sentence, abort: true }
}

const HTML_TAG =
  /<\/?(a|abbr|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|u|ul)\b[^>]*>|&(nbsp|amp|lt|gt|quot|#\d+);/i

/** A non-empty string. `conditions` maps each error message to the check that must pass. */
export function text(sentence: string, conditions: Record<string, (value: string) => unknown> = {}) {
  const plain = z.string(failWith(sentence)).trim().min(1, failWith(sentence))
  const withoutHtml = plain.refine((value) => !HTML_TAG.test(value), {
    error: ({ input }) =>
      `contains ${HTML_TAG.exec(String(input))?.[0]}, which visitors would see exactly as typed. Remove it: only plain text is supported.`,
    abort: true,
  })
  return Object.entries(conditions).reduce(
    (schema, [sentence, holds]) => schema.refine(holds, failWith(sentence)),
    withoutHtml,
  )
}

export function optionalList(sentence: string, conditions?: Parameters<typeof text>[1]) {
  return z.array(text(sentence, conditions), failWith(sentence)).min(1, failWith(sentence)).optional()
}

export function listOf<Item extends z.ZodType>(item: Item, min: number, max: number) {
  const error = `should be a list of ${min} to ${max} items between [ and ].`
  return z.array(item, { error }).min(min, { error }).max(max, { error })
}

export function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: `should be one of ${names.map((name) => `"${name}"`).join(', ')}.` })
}

export function withoutRepeats<Item extends z.ZodType>(
  list: z.ZodArray<Item>,
  textOf: (item: z.output<Item>) => string,
) {
  const repeated = (items: z.output<Item>[]) =>
    items.map(textOf).find((text, index, texts) => texts.indexOf(text) !== index)
  return list.refine((items) => !repeated(items), {
    error: ({ input }) => `lists "${repeated(input as z.output<Item>[])}" twice. Remove one of them.`,
  })
}

/** An object that rejects unknown keys. The message for an unknown key lists the valid ones. */
export function object<Shape extends z.core.$ZodShape>(
  shape: Shape,
  otherwise = `should contain ${Object.keys(shape).join(', ')} between { and }.`,
) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return otherwise
      const names = issue.keys.map((key) => `"${key}"`).join(', ')
      return `has an unknown setting: ${names}. Valid settings: ${Object.keys(shape).join(', ')}.`
    },
  })
}

/** A value with a short form, which `expand` turns into what `full` checks. */
export function expanded<Written, Full extends z.ZodType>(
  expand: (written: Written) => unknown,
  full: Full,
  sentence: string,
) {
  const written = z.custom<Written>((value) => value !== undefined && value !== null, failWith(sentence))
  return written.transform(expand).pipe(full as z.ZodType<z.output<Full>, unknown>)
}

export const EVERY_LANGUAGE = '*'

/** One value for all languages, or one per language: { en: '…', de: '…' }. */
export function perLanguage<Value extends z.ZodType>(
  value: Value,
  isSingle: (written: unknown) => boolean,
  sentence: string,
) {
  type Written = z.input<Value> | Record<string, z.input<Value>>
  const expand = (written: Written) => (isSingle(written) ? { [EVERY_LANGUAGE]: written } : written)
  return expanded(expand, z.record(z.string(), value, failWith(sentence)), sentence)
}

export function textPerLanguage(sentence: string) {
  return perLanguage(text(sentence), (written) => typeof written !== 'object', sentence)
}
