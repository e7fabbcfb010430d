import type { EmergencyPart } from './emergency'

/**
 * The demo's values, and the examples in practice.config.ts and docs/. They are allowed locally and rejected by
 * `npm run build`.
 */
const VALUES = new Set([
  'Example Counseling',
  '+1 212 555 0100',
  '+44 20 7946 0018',
  'hello@example.com',
  'hello@maple-counseling.org',
  'demo-public-key',
  'service_demo',
  'service_ab12cd3',
  'template_demo',
  'template_ef45gh6',
  'https://www.facebook.com/example-counseling',
  'https://www.instagram.com/example.counseling',
  'https://www.linkedin.com/company/maple-counseling',
  'https://www.youtube.com/@maple-counseling',
  'https://wa.me/442079460018',
  'https://www.psychologytoday.com/profile/1',
  '+44 20 7946 0019',
  'https://www.openstreetmap.org/?mlat=40.75&mlon=-73.99',
  'LMFT 12345',
  'Counseling at Maple Street, in English and Spanish.',
  'Maple County',
  'Birch County',
])
const ADDRESS = /^https:\/\/([\w-]+\.)?(example\.(com|org|net)|maple-counseling\.org|your-name\.github\.io)\//
const WORDS = /Zoë Maple|1 Example Street|no\. 123456/
const EMERGENCY =
  'If you are in danger or might harm yourself, please do not wait for our reply. Call or text 988, or call 911.'

const REQUIRED = ['name', 'address', 'phone', 'email', 'emailjs']

type Problem = { path: PropertyKey[]; message: string }

export function examplesIn(value: unknown, path: PropertyKey[] = []): Problem[] {
  if (isEmergency(value)) {
    if (value.map(({ text }) => text).join('') !== EMERGENCY) return []
    const message =
      "is still the example. A wrong number could cost a life: use your country's numbers, or put // in front of the line."
    return [{ path, message }]
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      examplesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  const text = String(value)
  const example = VALUES.has(text) || ADDRESS.test(text) ? text : WORDS.exec(text)?.[0]
  const advice = REQUIRED.includes(String(path[0]))
    ? 'Put in your own.'
    : 'Put in your own, or put // in front of the line.'
  return example ? [{ path, message: `is still the example "${example}". ${advice}` }] : []
}

function isEmergency(value: unknown): value is EmergencyPart[] {
  return Array.isArray(value) && value.some((part) => typeof part === 'object' && part !== null && 'href' in part)
}
