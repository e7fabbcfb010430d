import { z } from 'zod'
import { FIELDS, type FieldName, type Hint } from '../fields.ts'
import { list, text } from './schema.ts'
import { SENTENCES } from './sentences.ts'

/** The label of each field, and its hints. */
const fields = Object.fromEntries(
  FIELDS.map(({ name, hints = [] }) => [name, texts('label', ...hints)]),
) as unknown as Record<FieldName, z.ZodType<{ label: string } & Partial<Record<Hint, string>>>>

/** `choice` is what the form calls a service. */
const service = z.strictObject({ name: text, choice: text.optional(), text, tags: list(text) })
const point = texts('name', 'text')

/** Everything that the page says: words/*.yaml, and the entries under `words` in practice.yaml. */
export const wordsSchema = z.strictObject({
  /** What tabs and search engines show, if it isn't the name and the tagline. */
  title: text.optional(),
  description: text.refine((written) => written.length <= 200, SENTENCES.description),
  /** Describes the picture that shared links show. */
  socialCard: text,
  tagline: z.array(text).length(2, SENTENCES.tagline),
  skip: text,
  header: texts('label', 'home', 'services', 'about', 'fees', 'contact', 'book'),
  hero: texts('openingWords', 'start', 'reassurance'),
  services: z.strictObject({
    title: text,
    intro: text,
    /** What screen readers call the list of tags. */
    tagsLabel: text,
    offers: z.strictObject({ individual: service, couples: service, online: service }),
  }),
  people: texts('title'),
  fees: texts('title'),
  questions: texts('title'),
  whyChoose: z.strictObject({
    title: text,
    points: z.strictObject({ care: point, communication: point, support: point, approach: point }),
  }),
  callToAction: texts('title', 'text', 'contact'),
  contact: z.strictObject({
    ...texts('title', 'intro', 'emergency', 'sms').shape,
    details: texts(
      ...(['booking', 'bookingLink', 'phone', 'email', 'hours', 'sessions', 'map', 'memberships'] as const),
      ...(['links', 'languages', 'opensAnotherSite'] as const),
    ),
  }),
  /** Where the page has no form. */
  withoutForm: texts('intro', 'callToAction', 'call', 'write'),
  enquiry: z.strictObject({
    ...texts('title', 'opening', 'openingChoice', 'send', 'sending').shape,
    fields: z.strictObject(fields),
    ...texts('success', 'nothingKept', 'error', 'kept', 'tryAgain', 'call').shape,
    ...texts('writeMail', 'openMail', 'copy', 'copied', 'mailSubject').shape,
    next: z.strictObject({ title: text, steps: list(text) }),
    privacy: texts('text', 'notice'),
  }),
  footer: texts('imprint', 'privacyNotice', 'terms'),
  notFound: texts('title', 'text', 'home'),
})

export type Words = z.output<typeof wordsSchema>

function texts<Name extends string>(...names: Name[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)
}
