/** What a field can say below its label: that it's empty, or that what is in it can't be right. */
export type Hint = 'missing' | 'wrong'

type Field<Name extends string> = { name: Name; autoComplete?: string } & (
  | { control: 'text' | 'services' | 'lines'; required?: never; pattern?: never; hints?: never }
  // What a browser can refuse has a hint, so that no field turns red without a word.
  | { control: 'text' | 'email' | 'lines'; required?: boolean; pattern?: string; hints: readonly [Hint, ...Hint[]] }
)

const table = <Name extends string>(fields: Field<Name>[]) => fields

/** The fields of the form, in their order. The label and the hints of each are in words/, under enquiry.fields. */
export const FIELDS = table([
  { name: 'name', control: 'text', required: true, hints: ['missing'], autoComplete: 'name', pattern: '.*\\S.*' },
  {
    name: 'email',
    control: 'email',
    required: true,
    hints: ['missing', 'wrong'],
    autoComplete: 'email',
    pattern: '.+@.+\\.[^.]{2,}', // browsers alone accept a@b, which nobody can answer
  },
  { name: 'service', control: 'services' },
  { name: 'message', control: 'lines', required: true, hints: ['missing'] },
])

export type FieldName = (typeof FIELDS)[number]['name']

/** A field that a practice adds: an optional line of text. */
export type ExtraField = { name: string; label: string; control: 'tel' | 'text'; autoComplete?: string }

/** What the visitor writes. It exists only on the page and is never stored. */
export type Enquiry = Record<FieldName, string> & { answers: { label: string; answer: string }[] }

/** The message as it is sent, with the answers in the practice's own fields below it. */
export function wholeMessage({ message, answers }: Enquiry) {
  const lines = answers.flatMap(({ label, answer }) => (answer.trim() ? [`${label}: ${answer}`] : []))
  return lines.length > 0 ? [message, '', ...lines].join('\n') : message
}
