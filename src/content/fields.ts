type Field<Name extends string> = {
  name: Name
  /** What the provider's template calls it: docs/emailjs-template.html */
  param: string
  control: 'text' | 'email' | 'services' | 'lines'
  required?: boolean
  autoComplete?: string
  pattern?: string
}

const table = <Name extends string>(fields: Field<Name>[]) => fields

/** The fields of the form, in their order. The label and the hints of each are in words/, under enquiry.fields. */
export const FIELDS = table([
  { name: 'name', param: 'from_name', control: 'text', required: true, autoComplete: 'name', pattern: '.*\\S.*' },
  {
    name: 'email',
    param: 'from_email',
    control: 'email',
    required: true,
    autoComplete: 'email',
    pattern: '.+@.+\\.[^.]{2,}', // browsers alone accept a@b, which nobody can answer
  },
  { name: 'service', param: 'service', control: 'services' },
  { name: 'message', param: 'message', control: 'lines', required: true },
])

export type FieldName = (typeof FIELDS)[number]['name']

/** What the visitor writes. It exists only on the page and is never stored. */
export type Enquiry = Record<FieldName, string>
