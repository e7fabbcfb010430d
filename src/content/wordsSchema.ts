import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { FIELDS, type FieldName } from './fields.ts'
import { list, optional, text } from './schema.ts'
import { SENTENCES } from './sentences.ts'

const drawings = readdirSync('src/drawings/offered').map((file) => file.replace('.svg', ''))
const drawing = text.refine((name) => drawings.includes(name), SENTENCES.drawing(drawings.join(', ')))

const none = z.never().optional()

/** The label of each field, and what to say if it is empty or wrong. */
const fields = Object.fromEntries(
  FIELDS.map(({ name, required, control }) => [
    name,
    z.strictObject({
      label: text,
      missing: required ? text : none,
      wrong: control === 'email' ? text : none,
    }),
  ]),
) as Record<FieldName, z.ZodObject<{ label: typeof text; missing: OptionalText; wrong: OptionalText }>>
type OptionalText = typeof text | typeof none

/** Everything that the page says: words/*.yaml. */
export const wordsSchema = z.strictObject({
  /** `socialCard` describes the picture that shared links show. */
  socialCard: text,
  description: text.refine((written) => written.length <= 200, SENTENCES.description),
  tagline: z.array(text).length(2, SENTENCES.tagline),
  skip: text,
  header: texts('label', 'home', 'services', 'contact', 'book'),
  hero: texts('openingWords', 'start', 'reassurance'),
  services: z.strictObject({
    title: text,
    intro: text,
    /** `choice` is what the form calls a service. `tagsLabel` is what screen readers call the list of tags. */
    offers: list(
      z.strictObject({ drawing, name: text, choice: optional(text), text, tagsLabel: text, tags: list(text) }),
    ),
  }),
  people: texts('title'),
  fees: texts('title'),
  questions: texts('title'),
  whyChoose: z.strictObject({
    title: text,
    points: list(z.strictObject({ drawing, name: text, text })),
  }),
  callToAction: texts('title', 'text', 'contact'),
  contact: z.strictObject({
    title: text,
    intro: text,
    emergency: text,
    details: texts(
      ...(['booking', 'bookingLink', 'phone', 'secondPhone', 'email', 'hours', 'sessions', 'map', 'license'] as const),
      ...(['links', 'languages', 'opensAnotherSite'] as const),
    ),
  }),
  enquiry: z.strictObject({
    title: text,
    ...texts('opening', 'send', 'sending').shape,
    fields: z.strictObject(fields),
    ...texts('success', 'nothingKept', 'error', 'kept', 'tryAgain', 'call').shape,
    ...texts('writeMail', 'tooLong', 'mailSubject').shape,
    next: z.strictObject({ title: text, steps: list(text) }),
    privacy: texts('text', 'notice'),
  }),
  footer: texts('imprint', 'privacyNotice'),
  notFound: texts('title', 'text', 'home'),
})

export type Words = z.output<typeof wordsSchema>

function texts<Name extends string>(...names: Name[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)
}
