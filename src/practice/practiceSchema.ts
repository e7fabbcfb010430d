import { z } from 'zod'
import { mailAddress, profile, siteAddress, webAddress } from './addressChecks'
import { inEachLanguage, keyOf, list, or, part, text } from './checks'

const HOURS = 'should be a list like ["Mo-Fr 09:00-17:00", "Sa 10:00-13:00"], or be left out.'
const HOURS_ENTRY =
  'should be days and hours like "Mo-Fr 09:00-17:00": Mo, Tu, We, Th, Fr, Sa or Su, a space, and the hours from 00:00 to 24:00 with two digits each. After a break, write another entry: "Mo-Fr 14:00-18:00".'

/**
 * Each value of practice.config.ts: what it has to look like, the sentence for the one that does not, and what the
 * demonstration has there, which is fine on one's own computer and refused for the web.
 */
export const practiceSchema = part(
  {
    name: demo('Example Counseling', text('should be the name of your practice, like "Maple Counseling".')),
    address: demo('https://www.example.com/', siteAddress()),
    phone: demo('+1 212 555 0100', phoneNumber()),
    email: demo('hello@example.com', mailAddress()),
    emailjs: part({
      publicKey: demo('demo-public-key', publicKey()),
      serviceId: demo('service_demo', serviceId()),
      templateId: demo('template_demo', templateId()),
    }),

    facebook: demo(
      'https://www.facebook.com/example-counseling',
      profile('Facebook', 'facebook.com', 'fb.com').optional(),
    ),
    instagram: demo(
      'https://www.instagram.com/example.counseling',
      profile('Instagram', 'instagram.com').optional(),
    ),
    linkedin: profile('LinkedIn', 'linkedin.com').optional(),
    youtube: profile('YouTube', 'youtube.com', 'youtu.be').optional(),
    whatsapp: profile('WhatsApp', 'wa.me', 'whatsapp.com').optional(),
    directory: part({
      name: text('should be the name of the directory, like "Psychology Today".'),
      address: webAddress('should be the address of your page there, starting with https://.'),
    }).optional(),
    secondPhone: phoneNumber().optional(),
    hours: z
      .array(
        text(HOURS_ENTRY)
          .regex(
            /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
            or(HOURS_ENTRY),
          )
          .refine((hours) => hours.slice(-11, -6) < hours.slice(-5), or('should end later than it begins.')),
        or(HOURS),
      )
      .min(1, or(HOURS))
      .optional(),

    emergency: demo(
      'If you are in danger, or might harm yourself, please do not wait for our answer. Call 112 or your local emergency number now.',
      inEachLanguage('should be a sentence about what to do in an emergency, or be left out.').optional(),
      'It may cost a life if the number is wrong: put in your country’s number, or leave the line out.',
    ),
    openingWords: inEachLanguage('should be a sentence or two, or be left out.').optional(),
    areasServed: list('should be a list of places, like ["New York", "New Jersey"], or be left out.'),
    languages: list('should be a list of languages, like ["English", "Spanish"], or be left out.'),
    imprint: webAddress('should be the address of your imprint, or be left out.').optional(),
    privacyNotice: webAddress('should be the address of your privacy notice, or be left out.').optional(),
    words: text('should be the name of a file in words/, like "en" or "my-words".')
      .transform(withoutEnding)
      .optional(),
    alsoIn: list('should be a list of files in words/, like ["de"], or be left out.')
      .transform((names) => names?.map(withoutEnding))
      .optional(),
    copyrightYear: z
      .int(or('should be a year without quotes, like 2025, or be left out.'))
      .min(1900, or('should be a year with four digits, like 2025.'))
      .max(2200, or('should be a year with four digits, like 2025.'))
      .optional(),
    themeColor: text('should be a colour, like "#234a40", or be left out.')
      .regex(/^#[\da-f]{6}$/i, or('should be # and six digits or letters from a to f, like "#234a40".'))
      .optional(),
    kindOfBusiness: text('should be a type from schema.org, like "MedicalBusiness", or be left out.')
      .regex(
        /^[A-Z][A-Za-z]+$/,
        or('should be one word from schema.org that starts with a capital, like "MedicalBusiness".'),
      )
      .optional(),
  },
  'should hold the values of your practice between { and }.',
)

/** What a practice says about itself, after the checks. */
export type Practice = z.infer<typeof practiceSchema>
/** The same as it may be written. */
export type WrittenPractice = z.input<typeof practiceSchema>
export type EmailjsIdentifiers = Practice['emailjs']

export const DEFAULT_WORDS = 'en'

/** Marks what the demonstration has, and what to say of it where "put in your own" is not enough. */
function demo<Schema extends z.ZodType>(value: string, schema: Schema, advice = 'Put in your own.') {
  return schema.meta({ demo: value, advice })
}

/** 'my-words.ts' is how the file is called, and 'my-words' how it is named here. */
function withoutEnding(name: string) {
  return name.replace(/\.ts$/, '')
}

function phoneNumber() {
  const example = '"+44 20 7946 0018"'
  return text(`should be your phone number with its country code, like ${example}.`)
    .regex(
      /^\+[\d\s().-]+$/,
      or(`should start with + and the country code, and have only digits and spaces: ${example}.`),
    )
    .refine(
      (phone) => !phone.includes('(0)'),
      or(`should be written without (0), which nobody can dial from abroad: ${example}.`),
    )
    .refine(
      (phone) => /^\d{7,15}$/.test(phone.replace(/\D/g, '')),
      or(`should have 7 to 15 digits, with the country code in front: ${example}.`),
    )
}

// EmailJS documents neither. In public examples public keys have 17 characters, or start with user_ if they are
// old, and private keys have 21.
function publicKey() {
  const place = 'Account, General, Public Key.'
  return keyOf(`your public key from EmailJS: ${place}`)
    .refine(
      (key) => !/^(service|template)_/.test(key),
      or(`is a service id or a template id. The public key is under ${place}`),
    )
    .refine(
      (key) => key.startsWith('user_') || (key.length < 21 && !/^(private|secret|sk)[_-]/i.test(key)),
      or(
        'looks like the private key, which must never be on a web page. Take the shorter one, "Public Key"; if the private one was ever published, have EmailJS make a new one.',
      ),
    )
    .refine((key) => key.length >= 12, or(`is too short to be all of it: copy it again from ${place}`))
}

function serviceId() {
  return keyOf('the id of your e-mail service in EmailJS, like "service_ab12cd3".').refine(
    (id) => !id.startsWith('template_'),
    or('is a template id. The service id is under Email Services and looks like "service_ab12cd3".'),
  )
}

function templateId() {
  return keyOf('the id of your template in EmailJS, like "template_ef45gh6".').refine(
    (id) => !id.startsWith('service_'),
    or('is a service id. The template id is under Email Templates and looks like "template_ef45gh6".'),
  )
}
