/** Exists only on the page and is never stored. */
export type Enquiry = { name: string; email: string; service: string; message: string }
export type FieldName = keyof Enquiry

const NAMES = ['name', 'email', 'service', 'message'] as const

/** Extensions add controls with the same name or id, so our fields have an attribute of their own. */
export function fieldsIn(root: ParentNode) {
  return NAMES.map((name) => root.querySelector<HTMLInputElement>(`[data-field=${name}]`))
}

// Not FormData, which turns \n into \r\n in older browsers.
export function readEnquiry(root: ParentNode): Enquiry {
  const [name = '', email = '', service = '', message = ''] = fieldsIn(root).map((field) => field?.value)
  return { name, email, service, message }
}
