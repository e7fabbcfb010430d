import { type Enquiry, FIELDS } from '../fields'

export function readEnquiry(form: HTMLFormElement) {
  const data = new FormData(form)
  // get() returns the first: an extension may have added another field of the same name
  return Object.fromEntries(FIELDS.map(({ name }) => [name, String(data.get(name) ?? '')])) as Enquiry
}
