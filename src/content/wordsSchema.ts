import { z } from 'zod'

const text = z.string().trim().min(1, 'is empty.')

/** Everything that the page says: words/*.yaml. */
export const wordsSchema = z.strictObject({
  language: z.strictObject({ code: text, direction: z.enum(['ltr', 'rtl'], 'should be ltr or rtl.') }),
  description: text.max(200, 'should have at most 200 characters: search engines show about 160.'),
  tagline: z.array(text).length(2, 'should have two lines.'),
  skip: text,
  header: texts('label', 'home', 'services', 'contact', 'book'),
  hero: texts('openingWords', 'start', 'reassurance'),
  services: z.strictObject({
    title: text,
    intro: text,
    offers: z.array(
      z.strictObject({
        drawing: z.enum(['growing', 'leaning', 'windows'], 'should be growing, leaning or windows.'),
        name: text,
        words: text,
        /** What screen readers call the list of tags. */
        tagsLabel: text,
        tags: z.array(text),
      }),
    ),
  }),
  people: texts('title'),
  fees: texts('title'),
  questions: texts('title'),
  whyChoose: z.strictObject({
    title: text,
    points: z.array(
      z.strictObject({
        drawing: z.enum(
          ['care', 'communication', 'support', 'approach'],
          'should be care, communication, support or approach.',
        ),
        name: text,
        words: text,
      }),
    ),
  }),
  callToAction: texts('title', 'words', 'contact'),
  contact: z.strictObject({
    title: text,
    intro: text,
    emergency: text,
    details: texts(
      ...(['booking', 'bookingLink', 'phone', 'secondPhone', 'email', 'hours', 'sessions', 'map', 'license'] as const),
      ...(['links', 'languages', 'opensAnotherSite'] as const),
    ),
    next: z.strictObject({ title: text, steps: z.array(text) }),
    privacy: texts('title', 'words', 'notice'),
  }),
  enquiry: z.strictObject({
    title: text,
    /** The dropdown's options, default first. */
    services: z.array(text).min(1, 'is empty.'),
    ...texts('allNeeded', 'name', 'email', 'service', 'message', 'send', 'sending').shape,
    ...texts('success', 'nothingKept', 'another', 'error', 'kept', 'tryAgain', 'call').shape,
    ...texts('writeMail', 'openMail', 'mailSubject').shape,
    missing: texts('name', 'email', 'message'),
  }),
  footer: texts('imprint', 'privacyNotice'),
  notFound: texts('title', 'words', 'home'),
})

export type Words = z.output<typeof wordsSchema>

function texts<Name extends string>(...names: Name[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)
}
