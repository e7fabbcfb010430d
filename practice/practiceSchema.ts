import { z } from 'zod'
import { mailAddress, profile, siteAddress, webAddress, whatsapp } from './addresses'
import { emergency } from './emergency'
import { failWith, object, oneOf, optionalList, text, textPerLanguage } from './fields'
import { phoneNumber } from './phone'

const NAME = 'should be the name of your practice, like "Maple Counseling".'
const HOURS = 'should be a list like ["Mo-Fr 09:00-17:00", "Sa 10:00-13:00"], or "by appointment", or be left out.'
const HOURS_ENTRY =
  'should be days and hours like "Mo-Fr 09:00-17:00": Mo, Tu, We, Th, Fr, Sa or Su, a space, and the hours from 00:00 to 24:00 with two digits each. For hours after a break, add another entry: "Mo-Fr 14:00-18:00".'
const YEAR = 'should be a year with four digits, like 2025.'
const MAX_NAME_CHARACTERS = 80

export const practiceSchema = object(
  {
    name: textPerLanguage(NAME).refine(
      (names) => Object.values(names).every(({ length }) => length <= MAX_NAME_CHARACTERS),
      failWith(`should have at most ${MAX_NAME_CHARACTERS} characters, or it won't fit on the page.`),
    ),
    address: siteAddress(),
    phone: phoneNumber(),
    email: mailAddress(),
    emailjs: object({
      publicKey: publicKey(),
      serviceId: emailjsId('service', 'template', 'Email Services', 'service_ab12cd3'),
      templateId: emailjsId('template', 'service', 'Email Templates', 'template_ef45gh6'),
    }),

    emergency: emergency().optional(),
    facebook: profile('Facebook', 'facebook.com/maple-counseling', 'facebook.com', 'fb.com').optional(),
    instagram: profile('Instagram', 'instagram.com/maple.counseling', 'instagram.com').optional(),
    linkedin: profile('LinkedIn', 'linkedin.com/company/maple-counseling', 'linkedin.com').optional(),
    youtube: profile('YouTube', 'youtube.com/@maple-counseling', 'youtube.com', 'youtu.be').optional(),
    whatsapp: whatsapp().optional(),
    directories: z
      .array(
        object({
          name: text('should be the name of the directory, like "Psychology Today".'),
          address: webAddress('should be the address of your page there, starting with https://.'),
        }),
        failWith('should be a list of directories between [ and ], or be left out.'),
      )
      .optional(),
    secondPhone: phoneNumber().optional(),
    hours: z
      .custom<'by appointment' | string[]>()
      .transform((hours, context) => {
        if (hours === 'by appointment') return hours
        const list = z.array(openingHours(), failWith(HOURS)).min(1, failWith(HOURS)).safeParse(hours)
        for (const { path, message } of list.error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
        return list.data ?? []
      })
      .optional(),
    place: object({
      sessions: oneOf(['in person', 'online', 'both']),
      street: text('should be your street address, or be left out.').optional(),
      postalCode: text('should be your postal code in quotes, or be left out.').optional(),
      city: text('should be your city, or be left out.').optional(),
      map: webAddress('should be the address of a map, starting with https://, or be left out.').optional(),
    })
      .refine(
        ({ sessions, city }) => sessions === 'online' || city,
        failWith('needs a city if sessions are in person.'),
      )
      .optional(),
    license: text('should be your license and its number, like "LMFT 12345", or be left out.').optional(),
    openingWords: textPerLanguage('should be a sentence or two, or be left out.').optional(),
    areasServed: optionalList('should be a list of places, like ["New York", "New Jersey"], or be left out.'),
    languages: optionalList('should be a list of language codes, like ["en", "es"], or be left out.', {
      'should be a language code: "en", "es", "pt-BR".': isLanguageCode,
    }),
    imprint: webAddress('should be the address of your legal notice, or be left out.').optional(),
    privacyNotice: webAddress('should be the address of your privacy notice, or be left out.').optional(),
    words: text('should be the name of a file in words/, like "en" or "my-words".').transform(withoutEnding).optional(),
    alsoIn: optionalList('should be a list of files in words/, like ["de"], or be left out.')
      .transform((names) => names?.map(withoutEnding))
      .optional(),
    copyrightYear: z
      .int(failWith('should be a year without quotes, like 2025, or be left out.'))
      .min(1900, failWith(YEAR))
      .max(2200, failWith(YEAR))
      .optional(),
    themeColor: text('should be a color, like "#234a40", or be left out.', {
      'should be # and six digits or letters from a to f, like "#234a40".': (color) => /^#[\da-f]{6}$/i.test(color),
    }).optional(),
    kindOfBusiness: text('should be a type from schema.org, like "MedicalBusiness", or be left out.', {
      'should be one word from schema.org that starts with a capital, like "MedicalBusiness".': (type) =>
        /^[A-Z][A-Za-z]+$/.test(type),
    }).optional(),
  },
  'should contain the settings of your practice between { and }.',
)

export type Practice = z.infer<typeof practiceSchema>
export type WrittenPractice = z.input<typeof practiceSchema>
export type EmailjsIdentifiers = Practice['emailjs']

export const DEFAULT_WORDS = 'en'

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

export function isLanguageCode(code: string) {
  try {
    return /^[a-z]{2,3}(-|$)/.test(code) && languageNames.of(code) !== undefined
  } catch {
    return false
  }
}

function openingHours() {
  const [days, time] = ['(Mo|Tu|We|Th|Fr|Sa|Su)', '([01]\\d|2[0-3]):[0-5]\\d']
  const pattern = new RegExp(`^${days}(-${days})? ${time}-(${time}|24:00)$`)
  return text(HOURS_ENTRY, {
    [HOURS_ENTRY]: (hours) => pattern.test(hours),
    'should end later than it begins.': (hours) => hours.slice(-11, -6) < hours.slice(-5),
  })
}

function withoutEnding(name: string) {
  return name.replace(/\.ts$/, '')
}

// EmailJS doesn't document any format. In public examples, public keys have 17 characters or start with user_, private
// keys have 21, and generated ids are service_ or template_ followed by seven characters.
function publicKey() {
  const place = 'Account → General → Public Key.'
  return identifier(`your public key from EmailJS: ${place}`, {
    [`is a service id or a template id. The public key is under ${place}`]: (key) => !/^(service|template)_/.test(key),
    'looks like the private key, which must never be on a web page. Use the shorter one, "Public Key"; if the private one was ever published, generate a new one in EmailJS.':
      (key) => key.startsWith('user_') || (key.length < 21 && !/^(private|secret|sk)[_-]/i.test(key)),
    [`looks incomplete: copy it again from ${place}`]: (key) => key.length >= 15,
  })
}

function emailjsId(kind: string, other: string, page: string, example: string) {
  const what = `the ${kind} id from ${page} in EmailJS, like "${example}".`
  const isOther = `is a ${other} id. Use ${what}`
  return identifier(what, { [isOther]: (id) => !id.startsWith(`${other}_`) }).refine(
    (id) => !/^(?=.*\d)[a-z\d]{7}$/.test(id),
    { error: ({ input }) => `is only the end of the id. Use the whole id: "${kind}_${input}".`, abort: true },
  )
}

function identifier(what: string, conditions: Parameters<typeof text>[1]) {
  const allowed = `should contain only letters, digits, - and _. Copy ${what}`
  return text(`should be ${what}`, { [allowed]: (id) => /^[\w.-]+$/.test(id), ...conditions })
}
