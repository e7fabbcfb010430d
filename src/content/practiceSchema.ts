import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { practiceColor } from '../color/practiceColor.ts'
import { FOCUSES, type Focus } from '../pictures/pictureAddress.ts'
import { pictureFile } from '../pictures/pictureFile.ts'
import { FIRST, heightOf, LOGO_HEIGHT, PORTRAIT, SCENE, type Shape } from '../pictures/shapes.ts'
import { PROVIDER_EXAMPLE, PROVIDER_SETTING, providerSettings } from '../provider/settings.ts'
import { SENTENCES as READING } from '../reading/sentences.ts'
import { emailAddress, emergencyNumber, phone, siteAddress, webAddress } from './addresses.ts'
import { findBrokenLinks, findForeignNumbers } from './comparisons.ts'
import { LANGUAGES } from './languages.ts'
import { text as anyText, list, oneOf, plain, unique } from './schema.ts'
import { SECTIONS } from './sections.ts'
import { SENTENCES } from './sentences.ts'

/** `growing` is src/drawings/offered/growing.svg. */
const DRAWINGS = readdirSync('src/drawings/offered').map((file) => file.replace('.svg', ''))

/** What the examples in practice.yaml contain, and no practice really has. */
const EXAMPLE =
  /\(example\)|\bExample (Counseling|Street|License)\b|\bZoë Example\b|(^|[@/.])example\.com\b|(facebook|instagram)\.com\/example\/?$|\.example\.(jpg|png)$|\+1 212 555 01\d\d/

/** What a practice writes: practice.yaml. When publishing, the values that this repository ships are refused. */
export function practiceSchema({ publish, pictures = 'pictures' }: { publish: boolean; pictures?: string }) {
  const own = <Schema extends z.ZodType<string, unknown>>(schema: Schema, sentence: string = SENTENCES.example) =>
    schema.refine((written) => !publish || !isExample(written), { error: sentence, abort: true })
  const text = own(anyText)
  const address = own(plain).pipe(webAddress)
  const picture = (shape: Shape) => {
    const limits = { width: shape.widths[0], height: heightOf(shape, shape.widths[0]) }
    const focus = oneOf(FOCUSES, SENTENCES.focus(FOCUSES.join(', '))).optional() as z.ZodType<
      Focus | undefined,
      unknown
    >
    return z
      .strictObject({ file: pictureFile(own(plain), pictures, limits), description: text, focus: focus.optional() })
      .optional()
  }
  const logoFile = pictureFile(own(plain), pictures, { width: LOGO_HEIGHT, height: LOGO_HEIGHT, vector: true })
  const logo = z.strictObject({ file: logoFile, description: text }).optional()
  const drawing = oneOf(DRAWINGS, SENTENCES.drawing(DRAWINGS.join(', '))).optional()

  return z
    .strictObject({
      name: text.refine((written) => written.length <= 80, SENTENCES.tooLong(80)),
      address: own(plain).pipe(siteAddress).optional(),
      color: practiceColor(own(plain)).optional(),
      logo,
      picture: picture(FIRST),
      language: oneOf(LANGUAGES, SENTENCES.language(LANGUAGES.join(', '))),
      phone: own(plain).pipe(phone).optional(),
      email: own(plain).pipe(emailAddress),
      [PROVIDER_SETTING]: providerSettings(own(plain, SENTENCES.exampleProvider(PROVIDER_SETTING))).optional(),
      notice: text.optional(),
      emergency: z
        .strictObject({
          advice: text,
          numbers: unique(
            list(
              z
                .strictObject({
                  name: text,
                  number: plain.pipe(emergencyNumber).optional(),
                  sms: plain.pipe(emergencyNumber).optional(),
                })
                .refine(({ number, sms }) => number || sms, SENTENCES.noNumber),
            ),
            ({ number, sms }) => number?.dial ?? `sms ${sms?.dial}`,
            ({ number }) => (number ? 'number' : 'sms'),
            SENTENCES.sameEntry,
          ),
        })
        .optional(),
      booking: address.optional(),
      links: list(z.strictObject({ name: text, address })).optional(),
      hours: list(text).optional(),
      sessions: list(text).optional(),
      map: address.optional(),
      languages: text.optional(),
      memberships: list(z.strictObject({ name: text, address: address.optional(), logo })).optional(),
      services: unique(
        list(
          z
            .strictObject({
              name: text,
              choice: text.optional(),
              text,
              tags: list(text).optional(),
              drawing,
              photo: picture(SCENE),
            })
            .refine(({ drawing, photo }) => !(drawing && photo), SENTENCES.drawingOrPhoto),
        ),
        ({ name, choice = name }) => choice,
        ({ choice }) => (choice ? 'choice' : 'name'),
        SENTENCES.sameService,
      ).optional(),
      people: list(
        z.strictObject({ name: text, training: list(text).optional(), text, portrait: picture(PORTRAIT) }),
      ).optional(),
      texts: list(z.strictObject({ title: text, text, photo: picture(SCENE) })).optional(),
      fees: z
        .strictObject({
          intro: text.optional(),
          prices: list(z.strictObject({ what: text, price: text })).optional(),
          note: text.optional(),
        })
        .refine((fees) => Object.keys(fees).length > 0, READING.isEmpty)
        .optional(),
      questions: list(z.strictObject({ question: text, answer: text })).optional(),
      whyChoose: list(z.strictObject({ name: text, text, drawing })).optional(),
      sections: unique(
        list(oneOf(SECTIONS, SENTENCES.section(SECTIONS.join(', '))) as z.ZodType<(typeof SECTIONS)[number], unknown>),
        (name) => name,
        () => undefined,
        SENTENCES.sameEntry,
      ).optional(),
      form: z
        .strictObject({
          phone: text.refine((label) => !/^(yes|no|true|false)$/i.test(label), SENTENCES.labelNeeded).optional(),
          services: oneOf(['no', 'false', 'yes', 'true'], SENTENCES.yesOrNo)
            .transform((written) => ['yes', 'true'].includes(written))
            .optional(),
          more: unique(
            list(text),
            (label) => label,
            () => undefined,
            SENTENCES.sameLabel,
          ).optional(),
        })
        .refine(({ phone, more = [] }) => !phone || !more.includes(phone), SENTENCES.sameLabel)
        .optional(),
      words: unique(
        list(z.strictObject({ name: plain, text })),
        ({ name }) => name,
        () => 'name',
        SENTENCES.sameEntry,
      ).optional(),
      imprint: text.optional(),
      privacyNotice: text.optional(),
      terms: text.optional(),
      copyrightYear: plain.refine((written) => /^(19|20)\d\d$/.test(written), SENTENCES.year).optional(),
    })
    .superRefine(findForeignNumbers)
    .superRefine(findBrokenLinks)
}

const isExample = (written: string) => EXAMPLE.test(written) || PROVIDER_EXAMPLE.test(written)
