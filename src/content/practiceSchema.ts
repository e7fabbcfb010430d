import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { emailAddress, emergencyNumber, phone, siteAddress, webAddress } from './addresses.ts'
import { photoIn } from './portraits.ts'
import { text as anyText, list, optional, plain } from './schema.ts'
import { SENTENCES } from './sentences.ts'

const languages = readdirSync('words').map((file) => file.replace('.yaml', ''))

/** What the examples in practice.yaml contain, and no practice really has. */
const EXAMPLE =
  /\(example\)|\bExample (Counseling|Street|License)\b|\bZoë Example\b|example-public-key|(service|template)_example|(^|[@/.])example\.com\b|(facebook|instagram)\.com\/example\/?$|^zoe\.example\.jpg$|\+1 212 555 01\d\d/

/** The facts about one practice: practice.yaml. When publishing, the values that this repository ships are refused. */
export function practiceSchema({ publish, photos = 'portraits' }: { publish: boolean; photos?: string }) {
  const own = <Schema extends z.ZodType<string>>(schema: Schema) =>
    schema.refine((written) => !publish || !EXAMPLE.test(written), { error: SENTENCES.example, abort: true })
  const text = own(anyText)
  const id = own(plain).refine((written) => /^[\w.-]+$/.test(written), SENTENCES.id)

  return z
    .strictObject({
      name: text.refine((written) => written.length <= 80, SENTENCES.tooLong(80)),
      address: optional(own(plain).pipe(siteAddress)),
      language: plain.refine((code) => languages.includes(code), SENTENCES.language(languages.join(', '))),
      phone: own(plain).pipe(phone),
      email: own(plain).pipe(emailAddress),
      emailjs: z.strictObject({
        publicKey: id
          .refine((written) => written.length <= 20, SENTENCES.privateKey)
          .refine((written) => !/^(service|template)_/.test(written), SENTENCES.wrongId('a service or a template')),
        serviceId: id.refine((written) => !written.startsWith('template_'), SENTENCES.wrongId('a template')),
        templateId: id.refine((written) => !written.startsWith('service_'), SENTENCES.wrongId('a service')),
      }),
      notice: optional(text),
      emergency: optional(
        z.strictObject({
          advice: text,
          numbers: list(z.strictObject({ name: text, number: plain.pipe(emergencyNumber) })),
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
            portrait: optional(z.strictObject({ file: own(plain).pipe(photoIn(photos)), description: text })),
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

/** 988 is for the United States and Canada. 911 is also used in Latin America, the Philippines and a few more. */
function worksWith(phone: { dial: string; country: string }, emergency: string) {
  if (emergency === '988') return ['US', 'CA'].includes(phone.country)
  return emergency !== '911' || /^\+(1|5|63|231|251|676|679|680|962|966)/.test(phone.dial)
}

export type Practice = z.output<ReturnType<typeof practiceSchema>>
