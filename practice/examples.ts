/**
 * The demonstration's values and the examples in practice.config.ts. They are allowed locally and rejected by
 * `npm run build`.
 */
const EXAMPLES: Record<string, string[]> = {
  name: ['Example Counseling'],
  address: ['https://www.example.com/'],
  phone: ['+1 212 555 0100'],
  email: ['hello@example.com', 'hello@maple-counseling.org'],
  'emailjs.publicKey': ['demo-public-key'],
  'emailjs.serviceId': ['service_demo', 'service_ab12cd3'],
  'emailjs.templateId': ['template_demo', 'template_ef45gh6'],
  facebook: ['https://www.facebook.com/example-counseling'],
  instagram: ['https://www.instagram.com/example.counseling'],
  linkedin: ['https://www.linkedin.com/company/maple-counseling'],
  youtube: ['https://www.youtube.com/@maple-counseling'],
  whatsapp: ['https://wa.me/442079460018'],
  directories: ['Psychology Today https://www.psychologytoday.com/profile/1'],
  secondPhone: ['+44 20 7946 0019'],
  place: ['both 1 Example Street 10001 New York https://www.openstreetmap.org/?mlat=40.75&mlon=-73.99'],
  license: ['LMFT 12345'],
  openingWords: ['Counseling at Maple Street, in English and Spanish.'],
  areasServed: ['Maple County Birch County'],
  imprint: ['https://www.maple-counseling.org/imprint'],
  privacyNotice: ['https://www.maple-counseling.org/privacy'],
}
const EXAMPLE_DOMAIN = /^https:\/\/([\w-]+\.)?(example\.(com|org|net)|maple-counseling\.org)\//
const EMERGENCY_ADVICE =
  "is still the demonstration's. A wrong number may cost a life: write your country's, or put // in front of the line."
/** From the recipes in docs/how-do-i.md. */
const EXAMPLE_WORDS = /Zoë Maple|1 Example Street|no\. 123456/

type Problem = { path: PropertyKey[]; message: string }

export function examplesInPractice(practice: Record<string, unknown>): Problem[] {
  const found = Object.entries(EXAMPLES).flatMap(([name, examples]) => {
    const path = name.split('.')
    const value = asText(path.reduce((at: unknown, key) => (at as Record<string, unknown>)?.[key], practice))
    const isExample = examples.includes(value) || (name === 'address' && EXAMPLE_DOMAIN.test(value))
    return isExample ? [{ path, message: `is still the example "${value}". Put in your own.` }] : []
  })
  const isDemoEmergency = asText(practice.emergency).startsWith(DEMO_EMERGENCY)
  return isDemoEmergency ? [...found, { path: ['emergency'], message: EMERGENCY_ADVICE }] : found
}

export function examplesInWords(words: unknown, path: PropertyKey[] = []): Problem[] {
  if (typeof words === 'object' && words !== null)
    return Object.entries(words).flatMap(([key, value]) =>
      examplesInWords(value, [...path, Array.isArray(words) ? Number(key) : key]),
    )
  const example = EXAMPLE_WORDS.exec(String(words))?.[0]
  return example ? [{ path, message: `still has "${example}" from the guide. Put in your own.` }] : []
}

const DEMO_EMERGENCY = 'If you are in danger or might harm yourself, please do not wait for our reply.'

/** All texts inside a value, joined. */
function asText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return Object.entries(value)
    .filter(([key]) => key !== 'href')
    .map(([, inner]) => asText(inner))
    .join(' ')
}
