import { z } from 'zod'
import { SENTENCES } from './sentences.ts'

/** What both schemas are made of. */
export const text = z
  .string()
  .transform(unquote)
  .refine((written) => written !== '', SENTENCES.isEmpty)
  .refine((written) => !/<\/?[a-z][^>]*>|&(#\d+|[a-z]+);/i.test(written), SENTENCES.html)
  .refine((written) => !/\ufffd|â€|Ã[\u0080-\u00bf]/.test(written), SENTENCES.garbled)

/** A text for machines: the spaces and dashes of copied text become those of a keyboard. */
export const plain = text.transform((written) =>
  written
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[‐‑–—]/g, '-')
    .trim(),
)

/** A list without two entries that `nameOf` calls the same. The later one is refused at `field`. */
export const unique = <Entry>(
  schema: z.ZodType<Entry[], unknown>,
  nameOf: (entry: Entry) => string,
  field: (entry: Entry) => string,
  sentence: string,
) =>
  schema.superRefine((entries, context) => {
    const names = entries.map(nameOf)
    entries.forEach((entry, index) => {
      if (names.indexOf(nameOf(entry)) === index) return
      context.addIssue({ code: 'custom', path: [index, field(entry)], message: sentence })
    })
  })

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, SENTENCES.isEmpty)

/** A setting that was emptied, in an editor for example, is the same as one that isn't there. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((written) => (isEmpty(written) ? undefined : written), schema.optional()).optional()

function isEmpty(written: unknown): boolean {
  if (typeof written === 'string') return written.trim() === ''
  return typeof written === 'object' && written !== null && Object.values(written).every(isEmpty)
}

/** Typographic quotes around a whole text were meant as YAML's own. */
function unquote(written: string) {
  const inside = written.trim().match(/^[“„«‘‚]([^“”„«»‘‚]*)[”“»’‘]$/)
  return (inside?.[1] ?? written).trim()
}
