import { z } from 'zod'
import { mailAddress, pageElsewhere, siteAddress, webAddress } from './addresses'
import { emergencyParts, emergencyText } from './emergency'
import { failWith, isLanguageCode, object, oneOf, optionalList, text, textPerLanguage } from './fields'
import { hoursSetting, parseHours } from './openingHours'
import { asPhone, phoneNumber } from './phone'

const NAME = 'should be the name of your practice, like "Maple Counseling".'
const LINKS = "should be a list like [{ name: 'Facebook', address: 'https://…' }], or be left out."
const ADDRESS =
  'should be your address as on an envelope, with \\n between the lines: "15 Rainbow Street\\nColumbus, OH 43215".'
const YEAR = 'should be a year with four digits, without quotes, like 2025, or be left out.'
const MAX_NAME_CHARACTERS = 80

export const practiceSchema = object(
  {
    name: textPerLanguage(
      NAME,
      text(NAME, {
        [`should have at most ${MAX_NAME_CHARACTERS} characters, or it won't fit on the page.`]: ({ length }) =>
          length <= MAX_NAME_CHARACTERS,
      }),
    ),
    address: siteAddress(),
    phone: phoneNumber(),
    email: mailAddress(),
    emailjs: object({
      publicKey: publicKey(),
      serviceId: emailjsId('service', 'template', 'Email Services', 'service_ab12cd3'),
      templateId: emailjsId('template', 'service', 'Email Templates', 'template_ef45gh6'),
    }),

    emergency: emergencyText().optional(),
    links: z
      .array(
        object({
          name: text('should be the name of the site, like "Facebook" or "Psychology Today".'),
          address: pageElsewhere(),
        }),
        failWith(LINKS),
      )
      .optional(),
    booking: webAddress(
      'should be the address of your booking page, starting with https://, or be left out.',
    ).optional(),
    secondPhone: phoneNumber(', or be left out').optional(),
    hours: hoursSetting().optional(),
    place: object({
      sessions: oneOf(['in person', 'online', 'both']),
      address: textPerLanguage(
        ADDRESS,
        text(ADDRESS, { [`has /n. It ${ADDRESS}`]: (lines) => !/\/n(?=\p{Lu})/u.test(lines) }),
      ).optional(),
      map: webAddress('should be the address of a map, starting with https://, or be left out.').optional(),
    })
      .refine(({ sessions, address }) => sessions === 'online' || address, {
        path: ['address'],
        error: `is missing, and you see people in person. It ${ADDRESS}`,
      })
      .optional(),
    license: textPerLanguage('should be your license and its number, like "LMFT 12345", or be left out.').optional(),
    words: text('should be the name of a file in words/, like "en" or "my-words".').transform(wordsName).optional(),
    alsoIn: optionalList('should be a list of files in words/, like ["de"], or be left out.')
      .transform((names) => names?.map(wordsName))
      .optional(),
    languages: optionalList('should be a list of language codes, like ["en", "es"], or be left out.', {
      'should be a language code: "en", "es", "pt-BR".': isLanguageCode,
    }),
    areasServed: optionalList('should be a list of places, like ["New York", "New Jersey"], or be left out.'),
    copyrightYear: z.int(failWith(YEAR)).min(1900, failWith(YEAR)).max(2200, failWith(YEAR)).default(2025),
  },
  'should contain the settings of your practice between { and }.',
)

export type WrittenPractice = z.input<typeof practiceSchema>
export type CheckedPractice = z.output<typeof practiceSchema>
/** The practice's details in one language. */
export type Practice = ReturnType<typeof inLanguage>
export type EmailjsIdentifiers = CheckedPractice['emailjs']

export function inLanguage({ place, ...checked }: CheckedPractice, code: string) {
  const pick = (written: string | Record<string, string> | undefined) =>
    typeof written === 'object' ? written[code] : written
  const emergency = pick(checked.emergency)
  return {
    ...checked,
    name: pick(checked.name) ?? '',
    phone: asPhone(checked.phone),
    secondPhone: checked.secondPhone ? asPhone(checked.secondPhone) : undefined,
    emergency: emergency ? emergencyParts(emergency) : undefined,
    hours: Array.isArray(checked.hours) ? checked.hours.map(parseHours) : checked.hours,
    license: pick(checked.license),
    place: place && { ...place, address: pick(place.address) },
  }
}

/** Text that may differ between languages. */
export function textsPerLanguage({ name, emergency, license, place }: CheckedPractice) {
  return [
    { path: ['name'], text: name },
    { path: ['emergency'], text: emergency },
    { path: ['license'], text: license },
    { path: ['place', 'address'], text: place?.address },
  ]
}

/** Also accepts 'words/en' and 'en.ts'. */
export function wordsName(written: string) {
  return written.replace(/^(\.?\/)?words\/|\.ts$/g, '')
}

// EmailJS doesn't document the formats. In public examples, public keys have 17 characters or start with user_, private
// keys have 21, and generated ids are service_ or template_ followed by seven characters.
function publicKey() {
  const place = 'Account → General → Public Key.'
  return text(`should be your public key from EmailJS: ${place}`, {
    [`should contain only letters, digits, - and _. Copy it from ${place}`]: (key) => /^[\w-]+$/.test(key),
    [`is a service id or a template id. The public key is under ${place}`]: (key) => !/^(service|template)_/.test(key),
    'looks like the private key, which must never be on a web page. Use the shorter one, "Public Key"; if the private one was ever published, generate a new one in EmailJS.':
      (key) => key.startsWith('user_') || (key.length < 21 && !/^(private|secret|sk)[_-]/i.test(key)),
    [`is not a complete key. Copy it again from ${place}`]: (key) => key.length >= 15,
  })
}

function emailjsId(kind: string, other: string, page: string, example: string) {
  const what = `the ${kind} id from ${page} in EmailJS, like "${example}".`
  return text(`should be ${what}`, {
    [`should contain only letters, digits, - and _. Copy ${what}`]: (id) => /^[\w-]+$/.test(id),
    [`is a ${other} id. Use ${what}`]: (id) => !id.startsWith(`${other}_`),
    [`is only the end of the id, which starts with ${kind}_. Copy ${what}`]: (id) => !/^(?=.*\d)[a-z\d]{7}$/.test(id),
  })
}
