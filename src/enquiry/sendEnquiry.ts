import type { Enquiry } from '../fields'
import { inProduction } from '../mode'
import { isAccepted, PROVIDER_ORIGIN, PROVIDER_PATH, providerRequest } from '../provider/request'
import type { Recipient } from './props'

const ADDRESS = (inProduction ? PROVIDER_ORIGIN : '') + PROVIDER_PATH
const TIMEOUT_MS = 30_000

/** The only code that sends anything. Returns true if the provider accepts the enquiry, and rejects otherwise. */
export async function sendEnquiry(enquiry: Enquiry, recipient: Recipient) {
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(new Error('The email provider didn’t respond in time.')), TIMEOUT_MS)
  const response = await fetch(ADDRESS, {
    ...providerRequest(enquiry, recipient.provider, recipient.email),
    keepalive: true, // without it, nothing is sent if the visitor leaves during the preflight
    redirect: 'error',
    signal: timeout.signal,
  })
  logAnswer(response) // not awaited: what comes after the status changes nothing
  if (!isAccepted(response)) throw new Error(`The email provider responded with ${response.status}.`)
  return true
}

async function logAnswer(response: Response) {
  const text = await response.text().catch(() => 'no text')
  console.log(`The email provider responded with ${response.status}: ${text}`)
}
