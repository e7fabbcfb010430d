import type { Enquiry, Recipient } from './enquiry'

/** Other modes send to the local provider, on the page's own origin. */
const PROVIDER_ORIGIN = import.meta.env.MODE === 'production' ? 'https://api.emailjs.com' : ''
const PROVIDER_PATH = '/api/v1.0/email/send'

const TIMEOUT_MS = 30_000

/** The only code that sends anything. Resolves if the provider accepts the enquiry, and rejects otherwise. */
export async function sendEnquiry(enquiry: Enquiry, { email, emailjs }: Recipient) {
  const response = await fetch(PROVIDER_ORIGIN + PROVIDER_PATH, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    // The same keys in the same order as @emailjs/browser 4.4.1
    body: JSON.stringify({
      lib_version: '4.4.1',
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
    }),
    keepalive: true, // without it, nothing is sent if the visitor leaves during the preflight
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = `${response.status} ${await response.text()}`
  if (!response.ok) throw new Error(`The email provider responded with ${answer}`)
  console.log(`Enquiry sent. The email provider responded with ${answer}`)
}
