import { type Enquiry, FIELDS } from '../content/fields.ts'
import type { Recipient } from './props.ts'

// EmailJS, which delivers the enquiries: https://www.emailjs.com/docs/rest-api/send/

export const PROVIDER_ORIGIN = 'https://api.emailjs.com'
export const PROVIDER_PATH = '/api/v1.0/email/send'
export const MAX_PARAMS_BYTES = 50_000

export const isAccepted = ({ ok }: Response) => ok

/** The same keys in the same order as @emailjs/browser 4.4.1. */
export function providerBody(enquiry: Enquiry, { email, emailjs }: Recipient) {
  const params = FIELDS.map(({ name, param }) => [param, enquiry[name]])
  return {
    lib_version: '4.4.1',
    user_id: emailjs.publicKey,
    service_id: emailjs.serviceId,
    template_id: emailjs.templateId,
    template_params: { ...Object.fromEntries(params), to_email: email } as Record<string, string>,
  }
}
