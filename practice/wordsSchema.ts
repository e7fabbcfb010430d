import { z } from 'zod'
import { webAddress } from './addresses'
import { failWith, isLanguageCode, listOf, object, oneOf, textOr, text as textOrElse, withoutRepeats } from './fields'

const MISSING = 'is missing, empty or without quotes: it should be text in quotes.'
const text = textOrElse(MISSING)

const SCENE_NAMES = ['growing', 'leaning', 'windows', 'reading', 'family', 'circle'] as const
const POINT_NAMES = ['care', 'communication', 'support', 'approach'] as const

const range = placeholders('{from}', '{to}')

const offer = object({
  drawing: oneOf(SCENE_NAMES),
  name: text,
  words: text,
  /** What screen readers call the list of tags. */
  tagsLabel: text,
  tags: listOf(text, 1, 6),
})

const point = object({ drawing: oneOf(POINT_NAMES), name: text, words: text })

const person = object({
  name: text,
  training: listOf(text, 1, 8),
  words: text,
  portrait: object({
    file: text
      .transform((file) => file.replace(/^\.?\/?portraits\//, ''))
      .refine(
        (file) => !/[/\\]/.test(file),
        failWith('should be the name of a picture in the portraits/ folder, without a folder name in front.'),
      ),
    description: text,
  }).optional(),
})

const legalText = object({
  title: text,
  sections: listOf(object({ title: text.optional(), paragraphs: listOf(text, 1, 50) }), 1, 50),
})

/** The text of a notice, or its address if it is already online. */
const legalNotice = textOr(
  webAddress('should be the address of your notice, starting with https://, or its text as in docs/how-do-i.md.'),
  legalText,
).optional()

const contact = object({
  ...texts('title', 'intro', 'phone', 'secondPhone', 'email', 'byAppointment', 'license', 'follow', 'languages'),
  opensAnotherSite: text,
  booking: object(texts('label', 'link')),
  /** `days` and `times` contain {from} and {to}. Without `time`, the language's usual format applies. */
  hours: object({
    ...texts('label', 'allDay'),
    days: range,
    times: range,
    time: placeholders('{hour}', '{minutes}').optional(),
    wholeHour: placeholders('{hour}').optional(),
  }),
  place: object(texts('label', 'inPerson', 'online', 'both', 'map')),
  next: object({ title: text, steps: listOf(text, 1, 5) }),
  privacy: object(texts('title', 'words', 'notice')),
  emergency: text,
})

const enquiry = object({
  ...texts('title', 'name', 'email', 'service', 'message', 'send', 'sending', 'allNeeded'),
  /** Replaces allNeeded if there is only one service, and therefore no dropdown. */
  allNeededOneService: text,
  ...texts('success', 'nothingKept', 'another', 'error', 'kept', 'sharedComputer', 'withoutScript'),
  ...texts('writeMail', 'openMail', 'tryAgain', 'copy', 'copied', 'copyByHand', 'call'),
  /** The dropdown's options, default first. Every language must list the same services in the same order. */
  services: withoutRepeats(listOf(text, 1, 12), (name) => name),
  missing: object(texts('name', 'email', 'message')),
  /** The start of the email's subject, including the colon and the space; the service's name follows. */
  mailSubject: z.string(failWith('should be text in quotes.')),
  check: text,
})

export const wordsSchema = object({
  language: object({
    /** Used in the page's address and by screen readers: 'en', 'de', 'pt-BR'. */
    code: text.refine(isLanguageCode, failWith('should be a code like "en" or "pt-BR".')),
    /** The text of the link that leads to this page from the pages in other languages. */
    invitation: text,
  }),
  description: text.max(200, { error: 'should have at most 200 characters; search engines show about 160.' }),
  tagline: z.tuple([text, text], { error: 'should be two pieces of text, one for each line.' }),
  skip: text,
  header: object(texts('label', 'home', 'services', 'contact', 'book', 'languages')),
  hero: object(texts('openingWords', 'start', 'reassurance')),
  services: object({
    title: text,
    intro: text,
    offers: withoutRepeats(listOf(offer, 1, 6), ({ name }) => name),
  }),
  whyChoose: object({ title: text, points: listOf(point, 2, 4) }),
  people: object({ title: text, intro: text.optional(), persons: listOf(person, 1, 12) }).optional(),
  fees: object({
    title: text,
    intro: text.optional(),
    prices: listOf(object(texts('what', 'price')), 1, 12),
    note: text.optional(),
  }).optional(),
  questions: object({
    title: text,
    entries: listOf(object(texts('question', 'answer')), 1, 30),
  }).optional(),
  callToAction: object(texts('title', 'words', 'contact')),
  contact,
  enquiry,
  footer: object(texts('imprint', 'privacyNotice')),
  imprint: legalNotice,
  privacyNotice: legalNotice,
  notFound: object(texts('title', 'words', 'home')),
})

export type Words = z.infer<typeof wordsSchema>
export type Offer = z.infer<typeof offer>
export type Person = z.infer<typeof person>
export type LegalText = z.infer<typeof legalText>
export type ContactWords = z.infer<typeof contact>
export type EnquiryWords = z.infer<typeof enquiry>
export type SceneName = (typeof SCENE_NAMES)[number]
export type PointName = (typeof POINT_NAMES)[number]

function texts<Name extends string>(...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>
}

function placeholders(...names: string[]) {
  return textOrElse(MISSING, {
    [`should contain ${names.join(' and ')}, which the page replaces.`]: (pattern) =>
      names.every((name) => pattern.includes(name)),
  })
}
