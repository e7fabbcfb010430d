import { existsSync, statSync } from 'node:fs'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import { text as anyText, list } from './schema.ts'

const MAX_PORTRAIT_BYTES = 300_000
/** Every value that practice.yaml ships as an example contains one of these. */
const EXAMPLE = /\bExample\b|example[._-]\w|[._-]example\b|^\+1 212 555 01\d\d$/

/** The facts about one practice: practice.yaml. When publishing, the values that this repository ships are refused. */
export function practiceSchema({ publish }: { publish: boolean }) {
  const text = anyText.refine((written) => !publish || !EXAMPLE.test(written), {
    error: 'is still the example. Replace it with your own.',
  })
  const webAddress = text.refine(
    (written) => URL.canParse(written) && written.startsWith('https://'),
    'should be a web address that starts with https://',
  )
  const phone = text.transform((written, context) => {
    const parsed = written.startsWith('+') ? parsePhoneNumberFromString(written) : undefined
    if (parsed?.isValid()) return { text: written, dial: parsed.number as string }
    context.addIssue('should be a complete phone number with its country code, such as +44 20 7946 0018.')
    return z.NEVER
  })
  const emergencyNumber = text
    .regex(/^[\d ]+$/, 'should have only digits and spaces.')
    .transform((written) => ({ text: written, dial: written.replaceAll(' ', '') }))

  return z.strictObject({
    name: text.max(80, 'should have at most 80 characters.'),
    address: webAddress.endsWith('/', 'should end with a slash: /'),
    language: text.refine((code) => existsSync(`words/${code}.yaml`), 'should be the name of a file in words/.'),
    phone,
    email: text.refine((written) => z.email().safeParse(written).success, 'should be an email address.'),
    emailjs: z.strictObject({
      publicKey: text.max(20, 'is too long for a public key. Never put the private key on a web page.'),
      serviceId: text,
      templateId: text,
    }),
    emergency: z
      .strictObject({ advice: text, numbers: list(z.strictObject({ name: text, number: emergencyNumber })) })
      .optional(),
    links: list(z.strictObject({ name: text, address: webAddress })).optional(),
    booking: webAddress.optional(),
    secondPhone: phone.optional(),
    hours: list(text).optional(),
    sessions: list(text).optional(),
    map: webAddress.optional(),
    license: text.optional(),
    languages: text.optional(),
    people: list(
      z.strictObject({
        name: text,
        training: list(text),
        text,
        portrait: z.strictObject({ file: text.refine(isPortrait, PORTRAIT), description: text }).optional(),
      }),
    ).optional(),
    fees: z
      .strictObject({
        intro: text.optional(),
        prices: list(z.strictObject({ what: text, price: text })),
        note: text.optional(),
      })
      .optional(),
    questions: list(z.strictObject({ question: text, answer: text })).optional(),
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
