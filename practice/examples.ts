import { countryOf } from './phone'
import type { SourceFile } from './SourceFile'

/** The demo's values, and the examples in practice.config.ts and docs/. A site can't go online with any of them. */
const VALUES = new Set([
  ...['Example Counseling', '+1 212 555 0100', '+44 20 7946 0018', '+44 20 7946 0019', 'LMFT 12345'],
  ...['hello@example.com', 'hello@maple-counseling.org', 'Maple County', 'Birch County'],
  ...['demo-public-key', 'service_demo', 'service_ab12cd3', 'template_demo', 'template_ef45gh6'],
  ...['https://www.facebook.com/example-counseling', 'https://www.instagram.com/example.counseling'],
  ...['https://wa.me/442079460018', 'https://www.psychologytoday.com/profile/1'],
  'https://www.openstreetmap.org/?mlat=40.75&mlon=-73.99',
])
const ADDRESS = /^https:\/\/([\w-]+\.)?(example\.(com|org|net)|maple-counseling\.org|your-name\.github\.io)(\/|$)/i
const TEXT = /(?<![\p{L}\p{N}])(Zoë Maple|1 Example Street|no\. 123456|\+1 212 555 0100)(?![\p{L}\p{N}])/u
/** Right for the US and Canada, so practices there may keep it. */
const EMERGENCY =
  'If you are in danger or might harm yourself, please do not wait for our reply. Call or text [988], or call [911].'

const REQUIRED = ['name', 'address', 'phone', 'email', 'emailjs']

/** Refuses example values that the practice hasn't replaced. */
export function refuseExamples(source: SourceFile) {
  const { phone } = (source.value ?? {}) as { phone?: unknown }
  const mayKeepEmergency = ['US', 'CA', undefined].includes(countryOf(String(phone)))
  for (const { path, text } of textsIn(source.value)) {
    const isExample = VALUES.has(text) || ADDRESS.test(text) || (text === EMERGENCY && !mayKeepEmergency)
    const example = isExample ? text : TEXT.exec(text)?.[0]
    if (example) source.refuse(path, `is still the example "${example.replace(/\.$/, '')}". ${whatToDo(path)}`)
  }
}

/** Every string in a value, however deeply nested. */
export function textsIn(written: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof written === 'string') return [{ path, text: written.trim() }]
  if (typeof written !== 'object' || written === null) return []
  return Object.entries(written).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(written) ? Number(key) : key]),
  )
}

function whatToDo([setting, ...inside]: PropertyKey[]) {
  if (REQUIRED.includes(String(setting))) return 'Put in your own.'
  if (setting === 'emergency')
    return "A wrong number could cost a life: use your country's numbers, or put // in front of the line."
  if (!inside.length) return 'Put in your own, or put // in front of the line.'
  if (typeof inside[0] === 'number') return 'Put in your own, or remove this entry.'
  return `Put in your own, or put // in front of every line of ${String(setting)}, down to its }.`
}
