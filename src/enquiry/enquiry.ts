/** What a visitor sends: held in the form only, never stored. */
export type Enquiry = {
  name: string
  email: string
  service: string
  message: string
}

/** The first one is the default. */
export const SERVICES = ['Individual Counseling', 'Couples Counselling', 'Student Support'] as const

export const FORM_ID = 'enquiry-form'
export const FIELDS = ['name', 'email', 'service', 'message'] as const

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// The fields' own values rather than FormData, which older browsers fill with \r\n where \n was typed.
export function readEnquiry(form: HTMLFormElement) {
  return Object.fromEntries(FIELDS.map((name) => [name, field(form, name).value])) as Enquiry
}

/** Puts back what was written where a browser extension or a translator made React draw the form anew. */
export function carryOver(from: HTMLFormElement, to: HTMLFormElement) {
  for (const name of FIELDS) field(to, name).value = field(from, name).value
}

function field(form: HTMLFormElement, name: keyof Enquiry) {
  return form.elements.namedItem(name) as Field
}
