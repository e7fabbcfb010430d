/** The form's fields, and the EmailJS template parameter that each one fills. */
export const FIELDS = { name: 'from_name', email: 'from_email', service: 'service', message: 'message' }

export type FieldName = keyof typeof FIELDS
/** Fields that can't be left empty. `enquiry.missing` in words/ has a hint for each. */
export const REQUIRED: FieldName[] = ['name', 'email', 'message']
/** Exists only on the page and is never stored. */
export type Enquiry = Record<FieldName, string>

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** Extensions may add controls with the same name or id, so we find our fields by data-field instead. */
export function fieldIn(root: ParentNode, name: FieldName) {
  return root.querySelector<HTMLInputElement>(`[data-field=${name}]`)
}

// Not FormData, which turns \n into \r\n in older browsers.
export function readEnquiry(root: ParentNode): Enquiry {
  const values = FIELD_NAMES.map((name) => [name, fieldIn(root, name)?.value ?? ''])
  return Object.fromEntries(values)
}

/** The enquiry as the visitor would write it in an email: the message, then the other fields. */
export function enquiryText({ message, ...others }: Enquiry) {
  return [message, '', ...Object.values(others).filter(Boolean)].join('\n')
}
