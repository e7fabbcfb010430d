import { z } from 'zod'
import { part } from './practice/checks'

/**
 * Every word of the page in one language: on the page, in the messages, in the mail and on the 404 page. A file in
 * words/ that misses one does not compile, and the build says which. The optional parts appear where they are written.
 */

const text = z
  .string({
    error: ({ input }) =>
      input === undefined
        ? 'is missing: it should be a text between quotes.'
        : 'should be a text between quotes.',
  })
  .trim()
  .min(1, { error: 'is empty.' })

/** The scenes that a service can have, all from one country. */
export const SCENE_NAMES = ['growing', 'leaning', 'windows', 'reading', 'family', 'circle'] as const
/** The drawings of the points. */
export const POINT_NAMES = ['care', 'communication', 'support', 'approach'] as const

const offer = part({
  drawing: oneOf(SCENE_NAMES),
  name: text,
  words: text,
  /** What the tags are, for those who cannot see that they stand below a service. */
  tagsLabel: text,
  tags: listOf(text, 1, 6),
})

const point = part({ drawing: oneOf(POINT_NAMES), name: text, words: text })

const person = part({
  name: text,
  /** Training and licence, one line each. */
  training: listOf(text, 1, 8),
  words: text,
  /** A picture in portraits/, and what somebody is told who cannot see it. */
  portrait: part({
    file: text.transform((file) => file.replace(/^\.?\/?portraits\//, '')),
    description: text,
  }).optional(),
})

const legalText = part({
  title: text,
  sections: listOf(part({ title: text.optional(), paragraphs: listOf(text, 1, 50) }), 1, 50),
})

const contact = part({
  title: text,
  intro: text,
  phone: text,
  secondPhone: text,
  email: text,
  hours: text,
  /** Before the links to other sites. */
  follow: text,
  /** After the name of another site, for screen readers. */
  opensTheirSite: text,
  languages: text,
  next: part({ title: text, steps: listOf(text, 1, 5) }),
  privacy: part({ title: text, words: text, notice: text }),
  emergency: text,
})

const enquiry = part({
  title: text,
  name: text,
  email: text,
  service: text,
  /** What the form offers; the first one is the default. In every language the same, in the same order. */
  services: listOf(text, 1, 12),
  message: text,
  send: text,
  sending: text,
  success: text,
  nothingKept: text,
  error: text,
  kept: text,
  missing: part({ name: text, email: text, message: text }),
  writeMail: text,
  openMail: text,
  mailIsKept: text,
  copy: text,
  copied: text,
  copyByHand: text,
  call: text,
  mailSubject: z.string(),
  withoutScript: text,
  inFrame: text,
  /** Shown at the address …/#check alone. */
  check: text,
})

export const wordsSchema = part({
  language: part({
    /** As in the address of that language's page, and for screen readers: 'en', 'de', 'pt-BR'. */
    code: text.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, { error: 'should be a code like "en" or "pt-BR".' }),
    direction: z.enum(['ltr', 'rtl'], { error: 'should be "ltr", or "rtl" for languages like Arabic.' }),
    /** What the link to this page says on the pages in other languages. */
    invitation: text,
  }),
  /** For search engines. */
  description: text.max(200, { error: 'should have at most 160 letters or so; the rest is not shown.' }),
  tagline: z.tuple([text, text], { error: 'should be two texts, which stand on two lines.' }),
  skip: text,
  header: part({ label: text, home: text, services: text, contact: text, book: text }),
  hero: part({ openingWords: text, start: text, reassurance: text }),
  services: part({ title: text, intro: text, offers: listOf(offer, 1, 6) }),
  whyChoose: part({ title: text, points: listOf(point, 2, 4) }),
  people: part({ title: text, intro: text.optional(), persons: listOf(person, 1, 12) }).optional(),
  fees: part({
    title: text,
    intro: text.optional(),
    prices: listOf(part({ what: text, price: text }), 1, 12),
    note: text.optional(),
  }).optional(),
  questions: part({
    title: text,
    entries: listOf(part({ question: text, answer: text }), 1, 30),
  }).optional(),
  callToAction: part({ title: text, words: text, contact: text }),
  contact,
  enquiry,
  footer: part({ imprint: text, privacyNotice: text }),
  imprint: legalText.optional(),
  privacyNotice: legalText.optional(),
  notFound: part({ title: text, words: text, home: text }),
  /** What the practice reads in its mailbox. */
  mail: part({ subject: text, opening: text, from: text, email: text, closing: text }),
})

export type Words = z.infer<typeof wordsSchema>
export type Offer = z.infer<typeof offer>
export type Person = z.infer<typeof person>
export type LegalText = z.infer<typeof legalText>
export type ContactWords = z.infer<typeof contact>
export type EnquiryWords = z.infer<typeof enquiry>
export type MailWords = Words['mail']
export type SceneName = (typeof SCENE_NAMES)[number]
export type PointName = (typeof POINT_NAMES)[number]

function listOf<Item extends z.ZodType>(item: Item, least: number, most: number) {
  const error = `should be a list of ${least} to ${most} between [ and ].`
  return z.array(item, { error }).min(least, { error }).max(most, { error })
}

function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: `should be one of ${names.map((name) => `"${name}"`).join(', ')}.` })
}
