import { type Enquiry, FIELDS, type FieldName, wholeMessage } from '../fields.ts'
import type { ProviderSettings } from './settings.ts'

// EmailJS, which delivers the enquiries: https://www.emailjs.com/docs/rest-api/send/

export const PROVIDER_ORIGIN = 'https://api.emailjs.com'
export const PROVIDER_PATH = '/api/v1.0/email/send'
export const MAX_PARAMS_BYTES = 50_000

/** What email.html calls each field. */
export const PARAMS: Record<FieldName, string> = {
  name: 'from_name',
  email: 'from_email',
  service: 'service',
  message: 'message',
}

export const isAccepted = ({ ok }: Response) => ok

/** The same bytes as @emailjs/browser 4.4.1. */
export function providerRequest(enquiry: Enquiry, settings: ProviderSettings, recipient: string) {
  const sent = { ...enquiry, message: wholeMessage(enquiry) }
  const params = FIELDS.map(({ name }) => [PARAMS[name], sent[name]])
  const body = {
    lib_version: '4.4.1',
    user_id: settings.publicKey,
    service_id: settings.serviceId,
    template_id: settings.templateId,
    template_params: { ...Object.fromEntries(params), to_email: recipient },
  }
  return { method: 'POST', headers: { 'Content-type': 'application/json' }, body: JSON.stringify(body) }
}
