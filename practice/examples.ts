/** The demo's values, and the examples in practice.config.ts and docs/. A site can't go online with any of them. */
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
  'If you are in danger or might harm yourself, please do not wait for our reply. Call or text 988, or call 911.',
])
const ADDRESS = /^https:\/\/([\w-]+\.)?(example\.(com|org|net)|maple-counseling\.org|your-name\.github\.io)(\/|$)/i
const WORDS = /Zoë Maple|1 Example Street|no\. 123456|\+1 212 555 0100/

const REQUIRED = ['name', 'address', 'phone', 'email', 'emailjs']

type Problem = { path: PropertyKey[]; message: string }

/** Looks for examples in a file as the practice wrote it. */
export function examplesIn(written: unknown, path: PropertyKey[] = []): Problem[] {
  if (typeof written === 'object' && written !== null)
    return Object.entries(written).flatMap(([key, inner]) =>
      examplesIn(inner, [...path, Array.isArray(written) ? Number(key) : key]),
    )
  const text = String(written).trim()
  const example = VALUES.has(text) || ADDRESS.test(text) ? text : WORDS.exec(text)?.[0]
  return example ? [{ path, message: `is still the example "${example}". ${adviceFor(String(path[0]))}` }] : []
}

function adviceFor(setting: string) {
  if (REQUIRED.includes(setting)) return 'Put in your own.'
  if (setting !== 'emergency') return 'Put in your own, or put // in front of the line.'
  return "A wrong number could cost a life: use your country's numbers, or put // in front of the line."
}
