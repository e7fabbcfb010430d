import { z } from 'zod'
import type { Practice } from '../src/practice'

/** What each value of practice.config.ts has to look like, and the sentence for the one that does not. */
export const practiceSchema = z.strictObject(
  {
    name: text('should be the name of your practice, like "Maple Counseling".'),
    address: siteAddress(),
    phone: text('should be your phone number with its country code, like "+44 20 7946 0018".')
      .regex(
        /^\+[\d\s().-]+$/,
        or('should start with + and the country code, and have only digits and spaces: "+44 20 7946 0018".'),
      )
      .refine(
        (phone) => !phone.includes('(0)'),
        or('should be written without (0), which nobody can dial from abroad: "+44 20 7946 0018".'),
      )
      .refine(
        (phone) => /^\d{7,15}$/.test(phone.replace(/\D/g, '')),
        or('should have 7 to 15 digits, with the country code in front: "+44 20 7946 0018".'),
      ),
    email: z.preprocess(
      (value) => (typeof value === 'string' ? value.trim() : value),
      z.email(or('should be one e-mail address and nothing else, like "hello@maple-counseling.org".')),
    ),
    facebook: profile('Facebook', ['facebook.com', 'fb.com']),
    instagram: profile('Instagram', ['instagram.com']),
    emailjs: z.strictObject(
      {
        publicKey: identifier('your public key from EmailJS: Account, General, Public Key.')
          .refine(
            (key) => !/^(service|template)_/.test(key),
            or('is a service id or a template id. The public key is under Account, General, Public Key.'),
          )
          .refine(
            (key) => !looksPrivate(key),
            or(
              'looks like the private key, which must never be on a web page. Take the shorter one, "Public Key"; if the private one was ever published, have EmailJS make a new one.',
            ),
          ),
        serviceId: identifier('the id of your e-mail service in EmailJS, like "service_ab12cd3".').refine(
          (id) => !id.startsWith('template_'),
          or('is a template id. The service id is under Email Services and looks like "service_ab12cd3".'),
        ),
        templateId: identifier('the id of your template in EmailJS, like "template_ef45gh6".').refine(
          (id) => !id.startsWith('service_'),
          or('is a service id. The template id is under Email Templates and looks like "template_ef45gh6".'),
        ),
      },
      { error: unknownOr('should hold publicKey, serviceId and templateId between { and }.') },
    ),

    emergency: text('should be a sentence about what to do in an emergency, or be left out.').optional(),
    openingWords: text('should be a sentence or two, or be left out.').optional(),
    areasServed: list('should be a list of places, like ["New York", "New Jersey"], or be left out.'),
    languages: list('should be a list of languages, like ["English", "Spanish"], or be left out.'),
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
  { error: unknownOr('should hold the values of your practice between { and }.') },
) satisfies z.ZodType<Practice>

/** The sentence for a value that fails here; what would be checked after it is then of no interest. */
function or(sentence: string) {
  return { error: sentence, abort: true }
}

function text(sentence: string) {
  return z.string(or(sentence)).trim().min(1, or(sentence))
}

function list(sentence: string) {
  return z.array(text(sentence), or(sentence)).min(1, or(sentence)).optional()
}

function identifier(what: string) {
  return text(`should be ${what}`).regex(
    /^[\w.-]+$/,
    or(`should have letters, digits, - and _ only: copy ${what}`),
  )
}

// EmailJS documents neither. In public examples public keys have 17 characters, or start with user_ if they are
// old, and private keys have 21.
function looksPrivate(key: string) {
  return !key.startsWith('user_') && (key.length >= 21 || /^(private|secret|sk)[_-]/i.test(key))
}

function siteAddress() {
  const sentence = 'should be the full address of the site, like "https://www.maple-counseling.org/".'
  return text(sentence)
    .refine((address) => !/^http:/i.test(address), or('should start with https:// and not with http://.'))
    .refine(
      (address) => /^https:/i.test(address),
      or('should start with https://, like "https://www.maple-counseling.org/".'),
    )
    .refine((address) => isWebAddress(address), or(sentence))
    .refine((address) => !/[?#]/.test(address), or('should have no ? and no # in it.'))
    .transform((address) => new URL(address).href.replace(/\/*$/, '/'))
}

function profile(name: string, hosts: string[]) {
  const example = `"https://www.${hosts[0]}/maple-counseling"`
  const sentence = `should be the address of your ${name} page, like ${example}.`
  return text(sentence)
    .refine((address) => isWebAddress(address), or(`should start with https://, like ${example}.`))
    .refine(
      (address) => hosts.some((host) => isAt(address, host)),
      or(`is not an address at ${name}. It ${sentence}`),
    )
}

function isWebAddress(address: string) {
  return URL.canParse(address) && /^https:\/\/[^/\s]+\.[^/\s]+$/.test(new URL(address).origin)
}

function isAt(address: string, host: string) {
  const { hostname } = new URL(address)
  return hostname === host || hostname.endsWith(`.${host}`)
}

// A value that nobody asked for is most often a name with a slip in it.
function unknownOr(otherwise: string): z.core.$ZodErrorMap {
  return (issue) => {
    if (issue.code !== 'unrecognized_keys') return otherwise
    const names = issue.keys.map((key) => `"${key}"`).join(' and ')
    return `has a value called ${names}, which is not known. Look for a slip in its name.`
  }
}
