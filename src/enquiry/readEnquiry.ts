import { type Enquiry, FIELDS, type FieldName, type Hint } from '../fields'

export function readEnquiry(form: HTMLFormElement) {
  const data = new FormData(form)
  // get() returns the first: an extension may have added another field of the same name
  return Object.fromEntries(FIELDS.map(({ name }) => [name, String(data.get(name) ?? '')])) as Enquiry
}

export type Mistakes = Partial<Record<FieldName, Hint>>

/** What the browser finds wrong, and a message that has only blanks. */
export function findMistakes(form: HTMLFormElement) {
  const mistakes: Mistakes = {}
  for (const { name, required, hints } of FIELDS) {
    const { value, validity } = form.querySelector(`[name=${name}]`) as HTMLInputElement
    const isMissing = Boolean(required) && !value.trim()
    if (isMissing || !validity.valid)
      mistakes[name] = hints?.find((hint) => (hint === 'missing') === isMissing) ?? hints?.[0]
  }
  return mistakes
}
