import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { pictureFile } from '../pictures/pictureFile.ts'
import { PORTRAIT } from '../pictures/shapes.ts'
import { PROVIDER_EXAMPLE, PROVIDER_SETTING, providerSettings } from '../provider/settings.ts'
import { emailAddress, emergencyNumber, phone, siteAddress, webAddress } from './addresses.ts'
import { text as anyText, list, optional, plain, unique } from './schema.ts'
import { SENTENCES } from './sentences.ts'

const languages = readdirSync('words').map((file) => file.replace('.yaml', ''))

/** What the examples in practice.yaml contain, and no practice really has. */
const EXAMPLE =
  /\(example\)|\bExample (Counseling|Street|License)\b|\bZoë Example\b|(^|[@/.])example\.com\b|(facebook|instagram)\.com\/example\/?$|^zoe\.example\.jpg$|\+1 212 555 01\d\d/

/** The facts about one practice: practice.yaml. When publishing, the values that this repository ships are refused. */
export function practiceSchema({ publish, pictures = 'pictures' }: { publish: boolean; pictures?: string }) {
  const own = <Schema extends z.ZodType<string>>(schema: Schema) =>
    schema.refine((written) => !publish || !isExample(written), { error: SENTENCES.example, abort: true })
  const text = own(anyText)

  return z
    .strictObject({
      name: text.refine((written) => written.length <= 80, SENTENCES.tooLong(80)),
      address: optional(own(plain).pipe(siteAddress)),
      language: plain.refine((code) => languages.includes(code), SENTENCES.language(languages.join(', '))),
      phone: own(plain).pipe(phone),
      email: own(plain).pipe(emailAddress),
      [PROVIDER_SETTING]: providerSettings(own(plain)),
      notice: optional(text),
      emergency: optional(
        z.strictObject({
          advice: text,
          numbers: unique(
            list(z.strictObject({ name: text, number: plain.pipe(emergencyNumber) })),
            ({ number }) => number.dial,
            () => 'number',
            SENTENCES.sameNumber,
          ),
        }),
      ),
      links: optional(list(z.strictObject({ name: text, address: own(plain).pipe(webAddress) }))),
      booking: optional(own(plain).pipe(webAddress)),
      secondPhone: optional(own(plain).pipe(phone)),
      hours: optional(list(text)),
      sessions: optional(list(text)),
      map: optional(own(plain).pipe(webAddress)),
      license: optional(text),
      languages: optional(text),
      people: optional(
        list(
          z.strictObject({
            name: text,
            training: list(text),
            text,
            portrait: optional(
              z.strictObject({ file: pictureFile(own(plain), pictures, PORTRAIT), description: text }),
            ),
          }),
        ),
      ),
      fees: optional(
        z.strictObject({
          intro: optional(text),
          prices: list(z.strictObject({ what: text, price: text })),
          note: optional(text),
        }),
      ),
      questions: optional(list(z.strictObject({ question: text, answer: text }))),
      imprint: optional(text),
      privacyNotice: optional(text),
      copyrightYear: optional(plain.refine((written) => /^(19|20)\d\d$/.test(written), SENTENCES.year)),
    })
    .superRefine(({ phone, emergency }, context) => {
      emergency?.numbers.forEach(({ number }, index) => {
        if (worksWith(phone, number.dial)) return
        context.addIssue({
          code: 'custom',
          path: ['emergency', 'numbers', index, 'number'],
          message: SENTENCES.american,
        })
      })
    })
}

const TERRITORIES = ['PR', 'GU', 'VI', 'AS', 'MP'] // of the United States

/** 988 is for the United States and Canada. 911 is also used in Latin America, the Philippines and a few more. */
function worksWith(phone: { dial: string; country: string }, emergency: string) {
  if (emergency === '988') return ['US', 'CA', ...TERRITORIES].includes(phone.country)
  return emergency !== '911' || /^\+(1|5|63|231|251|676|679|680|962|966)/.test(phone.dial)
}

const isExample = (written: string) => EXAMPLE.test(written) || PROVIDER_EXAMPLE.test(written)
