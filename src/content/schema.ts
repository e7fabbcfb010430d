import { z } from 'zod'
import { SENTENCES as READING } from '../reading/sentences.ts'
import { SENTENCES } from './sentences.ts'

/** What both schemas are made of. */
export const text = z
  .string()
  .transform(unquote)
  .refine((written) => written !== '', READING.isEmpty)
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
  field: (entry: Entry) => string | undefined,
  sentence: string,
) =>
  schema.superRefine((entries, context) => {
    const names = entries.map(nameOf)
    entries.forEach((entry, index) => {
      if (names.indexOf(nameOf(entry)) === index) return
      const inside = field(entry)
      context.addIssue({ code: 'custom', path: inside ? [index, inside] : [index], message: sentence })
    })
  })

/** A text as one of a few, such as the name of a drawing. */
export const oneOf = (names: readonly string[], sentence: string) =>
  plain.refine((written) => names.includes(written), sentence)

/** An entry that was added in a form and left empty isn't there. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (written) => (Array.isArray(written) ? written.filter((entry) => JSON.stringify(entry) !== '{}') : written),
    z.array(item).min(1, READING.isEmpty),
  )

/** Typographic quotes around a whole text were meant as YAML's own. */
function unquote(written: string) {
  const inside = written.trim().match(/^[“„«‘‚]([^“”„«»‘‚]*)[”“»’‘]$/)
  return (inside?.[1] ?? written).trim()
}
