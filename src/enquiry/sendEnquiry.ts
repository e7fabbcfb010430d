import { type Enquiry, FIELD_NAMES, FIELDS, REQUIRED } from './enquiry'
import type { Recipient } from './FormProps'

/** Where enquiries are sent. The local provider uses the same path. */
export const EMAILJS = { origin: 'https://api.emailjs.com', path: '/api/v1.0/email/send' }

export const TIMEOUT_MS = 30_000
const SDK_VERSION = '4.4.1'
const MAX_LOGGED_CHARACTERS = 200
/** Browsers reject keepalive requests with larger bodies. */
const MAX_KEEPALIVE_BYTES = 64 * 1024

/** The only code that sends anything. Resolves if the provider accepts the enquiry, and rejects otherwise. */
export async function sendEnquiry(enquiry: Enquiry, recipient: Recipient): Promise<void> {
  if (REQUIRED.some((name) => !enquiry[name])) throw new Error('A field is empty')
  const body = JSON.stringify(requestBody(enquiry, recipient))
  const controller = new AbortController()
  const late = new Error(`The email provider did not respond within ${TIMEOUT_MS / 1000} s`)
  // AbortSignal.timeout() is missing in Safari 15 and in Chrome before 103.
  setTimeout(() => controller.abort(late), TIMEOUT_MS)
  const response = await fetch(recipient.providerOrigin + EMAILJS.path, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body,
    // Without keepalive, nothing is sent if the visitor leaves during the preflight. Not used on the same origin: there
    // is no preflight, and Chromium can't abort a keepalive request.
    keepalive: recipient.providerOrigin !== '' && new Blob([body]).size < MAX_KEEPALIVE_BYTES,
    signal: controller.signal,
    redirect: 'error',
  })
  // Read the whole response: a truncated one counts as a failure.
  const text = (await response.text()).slice(0, MAX_LOGGED_CHARACTERS)
  if (!response.ok) throw new Error(`The email provider responded with ${response.status} ${text}`)
  console.log(`Enquiry sent. The email provider responded with ${response.status} ${text}`)
}

// The same keys in the same order as @emailjs/browser; tests/built/provider.spec.ts compares the bytes.
function requestBody(enquiry: Enquiry, { email, emailjs }: Recipient) {
  const params = FIELD_NAMES.map((name) => [FIELDS[name], enquiry[name]])
  return {
    lib_version: SDK_VERSION,
    user_id: emailjs.publicKey,
    service_id: emailjs.serviceId,
    template_id: emailjs.templateId,
    template_params: { ...Object.fromEntries(params), to_email: email },
  }
}
