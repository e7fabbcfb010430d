import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { FIELDS, type FieldName, type Hint } from '../fields.ts'
import { list, optional, text, unique } from './schema.ts'
import { SENTENCES } from './sentences.ts'

const drawings = readdirSync('src/drawings/offered').map((file) => file.replace('.svg', ''))
const drawing = text.refine((name) => drawings.includes(name), SENTENCES.drawing(drawings.join(', ')))

/** The label of each field, and its hints. */
const fields = Object.fromEntries(
  FIELDS.map(({ name, hints = [] }) => [name, texts('label', ...hints)]),
) as unknown as Record<FieldName, z.ZodType<{ label: string } & Partial<Record<Hint, string>>>>

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
    offers: unique(
      list(z.strictObject({ drawing, name: text, choice: optional(text), text, tagsLabel: text, tags: list(text) })),
      ({ name, choice = name }) => choice,
      ({ choice }) => (choice ? 'choice' : 'name'),
      SENTENCES.sameService,
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
    ...texts('writeMail', 'openMail', 'copy', 'copied', 'mailSubject').shape,
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
