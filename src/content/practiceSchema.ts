import { existsSync, statSync } from 'node:fs'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

const MAX_PORTRAIT_BYTES = 300_000
const EXAMPLE = /\bexample|\bdemo\b|_demo|555 01\d\d/i

const text = z.string().trim().min(1, 'is empty.')
const lines = z.array(text).min(1, 'is empty.')
const webAddress = z.url({ protocol: /^https$/, error: 'should be a web address that starts with https://' })

const phone = text.transform((written, context) => {
  const parsed = written.startsWith('+') ? parsePhoneNumberFromString(written) : undefined
  if (parsed?.isValid()) return { text: written, dial: parsed.number as string }
  context.addIssue('should be a complete phone number with its country code, such as +44 20 7946 0018.')
  return z.NEVER
})

/** The facts about one practice: practice.yaml. When publishing, the values that this repository ships are refused. */
export function practiceSchema({ publish }: { publish: boolean }) {
  const own = <Schema extends z.ZodType>(schema: Schema) =>
    schema.refine((value) => !publish || !EXAMPLE.test(JSON.stringify(value)), {
      error: 'is still the example. Replace it with your own.',
    })
  return z.strictObject({
    name: own(text.max(80, 'should have at most 80 characters.')),
    address: own(webAddress.endsWith('/', 'should end with a slash: /')),
    language: text.refine((code) => existsSync(`words/${code}.yaml`), 'should be the name of a file in words/.'),
    phone: own(phone),
    email: own(z.email('should be an email address.')),
    emailjs: z.strictObject({
      publicKey: own(text.max(20, 'is too long for a public key. Never put the private key on a web page.')),
      serviceId: own(text),
      templateId: own(text),
    }),
    emergency: z
      .strictObject({
        advice: text,
        numbers: z
          .array(z.strictObject({ name: text, number: text.regex(/^[\d ]+$/, 'should have only digits and spaces.') }))
          .min(1, 'is empty.'),
      })
      .optional(),
    links: z.array(z.strictObject({ name: text, address: own(webAddress) })).optional(),
    booking: webAddress.optional(),
    secondPhone: phone.optional(),
    hours: lines.optional(),
    sessions: lines.optional(),
    map: webAddress.optional(),
    license: text.optional(),
    languages: text.optional(),
    people: z
      .array(
        z.strictObject({
          name: text,
          training: lines,
          words: text,
          portrait: z.strictObject({ file: text.refine(isPortrait, PORTRAIT), description: text }).optional(),
        }),
      )
      .optional(),
    fees: z
      .strictObject({
        intro: text.optional(),
        prices: z.array(z.strictObject({ what: text, price: text })),
        note: text.optional(),
      })
      .optional(),
    questions: z.array(z.strictObject({ question: text, answer: text })).optional(),
    imprint: text.optional(),
    privacyNotice: text.optional(),
    copyrightYear: text.regex(/^\d{4}$/, 'should be a year with four digits.'),
  })
}

const PORTRAIT = `should be the name of a picture in public/ of at most ${MAX_PORTRAIT_BYTES / 1000} kB.`

function isPortrait(file: string) {
  return (statSync(`public/${file}`, { throwIfNoEntry: false })?.size ?? Infinity) <= MAX_PORTRAIT_BYTES
}

export type Practice = z.output<ReturnType<typeof practiceSchema>>
