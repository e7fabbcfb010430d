import { type Enquiry, type ExtraField, FIELDS, type FieldName, type Hint } from '../fields'

/** The values of our own fields, also while they are locked. An extension may have added another of the same name. */
export function readEnquiry(form: HTMLFormElement, extras: ExtraField[]): Enquiry {
  const read = (name: string) => fieldIn(form, name)?.value ?? ''
  const values = Object.fromEntries(FIELDS.map(({ name }) => [name, read(name)])) as Record<FieldName, string>
  return { ...values, answers: extras.map(({ name, label }) => ({ label, answer: read(name) })) }
}

export const fieldIn = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`.field [name=${name}]`)

export type Mistakes = Partial<Record<FieldName, Hint>>

/** What the browser finds wrong, and a message that has only blanks. */
export function findMistakes(form: HTMLFormElement) {
  const mistakes: Mistakes = {}
  for (const { name, required, hints } of FIELDS) {
    const field = fieldIn(form, name)
    if (!field) continue // an extension has removed it, and nobody could fill it in
    const isMissing = Boolean(required) && !field.value.trim()
    if (isMissing || !field.validity.valid)
      mistakes[name] = hints?.find((hint) => (hint === 'missing') === isMissing) ?? hints?.[0]
  }
  return mistakes
}
