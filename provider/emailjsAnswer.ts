import type { EmailjsIdentifiers } from '../practice/practiceSchema'

export type Params = Record<string, unknown>
type Answer = { status: number; text: string; delivered?: Params }

const MAX_VARIABLES_BYTES = 50 * 1024

/** Responds the way EmailJS does, with the same text where we know it. */
export function answerTo(method: string, body: string, account: EmailjsIdentifiers | undefined): Answer {
  if (method !== 'POST') return { status: 405, text: 'Method Not Allowed' }
  const request = parse(body)
  if (!isObject(request)) return { status: 400, text: 'Bad Request' }

  const { user_id, service_id, template_id, template_params = {} } = request
  const missing = Object.entries({ user_id, service_id, template_id }).find(
    ([, id]) => typeof id !== 'string' || id === '',
  )
  if (missing) return { status: 400, text: `The ${missing[0]} parameter is required` }
  if (user_id !== account?.publicKey) return { status: 400, text: 'The Public Key is invalid' }
  if (service_id !== account?.serviceId) return { status: 400, text: 'The service ID not found' }
  if (template_id !== account?.templateId) return { status: 400, text: 'The template ID not found' }
  if (!isObject(template_params)) return { status: 400, text: 'The template_params parameter is invalid' }

  const bytes = Buffer.byteLength(Object.values(template_params).map(stringOf).join(''))
  if (bytes > MAX_VARIABLES_BYTES) return { status: 413, text: 'Variables size limit' }
  return { status: 200, text: 'OK', delivered: template_params }
}

/** String() throws on some JSON, such as { "toString": 1 }. */
export function stringOf(value: unknown) {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
