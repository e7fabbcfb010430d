import type { EmailjsIdentifiers } from '../practice/practiceSchema'
import type { Enquiry } from './enquiry'

/** Everything the form has to know of the practice. It travels to the browser inside the page. */
export type Recipient = {
  email: string
  phone: string
  emailjs: EmailjsIdentifiers
  providerOrigin: string
}

export const GIVE_UP_AFTER_MS = 30_000
const SDK_VERSION = '4.4.1'
const LOGGED_CHARACTERS = 200

/** The one call to the outside. Resolves when the provider took the enquiry, throws in every other case. */
export async function sendEnquiry(enquiry: Enquiry, recipient: Recipient): Promise<void> {
  const giveUp = new AbortController()
  // Not AbortSignal.timeout(), which phones of 2021 do not have.
  const timer = setTimeout(
    () => giveUp.abort(new Error(`The e-mail provider did not answer within ${GIVE_UP_AFTER_MS / 1000} s`)),
    GIVE_UP_AFTER_MS,
  )
  try {
    const response = await fetch(`${recipient.providerOrigin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: JSON.stringify(requestBody(enquiry, recipient)),
      signal: giveUp.signal,
      redirect: 'error', // an answer from somewhere else is none
    })
    // An answer that breaks off counts as none, so it is read to its end before anything is believed.
    const text = (await response.text()).slice(0, LOGGED_CHARACTERS)
    if (!response.ok) throw new Error(`The e-mail provider answered ${response.status} ${text}`)
    console.log(`Enquiry sent. The e-mail provider answered ${response.status} ${text}`)
  } finally {
    clearTimeout(timer)
  }
}

// The same keys in the same order as @emailjs/browser sends them; tests/node/contract.spec.ts compares the bytes.
function requestBody(enquiry: Enquiry, { email, emailjs }: Recipient) {
  return {
    lib_version: SDK_VERSION,
    user_id: emailjs.publicKey,
    service_id: emailjs.serviceId,
    template_id: emailjs.templateId,
    template_params: {
      from_name: enquiry.name,
      from_email: enquiry.email,
      service: enquiry.service,
      message: enquiry.message,
      to_email: email,
    },
  }
}
