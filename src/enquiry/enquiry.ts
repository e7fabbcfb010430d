/** What a visitor sends. Kept only in the form, never stored. */
export type Enquiry = { name: string; email: string; service: string; message: string }
export type FieldName = keyof Enquiry

const NAMES = ['name', 'email', 'service', 'message'] as const

/** Extensions add controls with the same name or id, so our own fields carry an attribute of their own. */
function fieldIn(root: ParentNode, name: FieldName) {
  return root.querySelector<HTMLInputElement>(`[data-field=${name}]`)
}

// Not FormData, which older browsers fill with \r\n where \n was typed.
export function readEnquiry(root: ParentNode): Enquiry {
  const [name = '', email = '', service = '', message = ''] = NAMES.map((field) => fieldIn(root, field)?.value)
  return { name, email, service, message }
}

/** Puts back what was typed if React had to render the form again, because an extension inserted nodes. */
export function restoreEnquiry(root: ParentNode, enquiry: Enquiry) {
  for (const name of NAMES) {
    const field = fieldIn(root, name)
    if (field && enquiry[name] && field.value !== enquiry[name]) field.value = enquiry[name]
  }
}
