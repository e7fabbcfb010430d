import { FIELDS, type FieldName, type Hint } from '../fields'

export type Mistakes = Partial<Record<FieldName, Hint>>

/** What the browser finds wrong, and a message that has only blanks. */
export function findMistakes(form: HTMLFormElement) {
  const mistakes: Mistakes = {}
  for (const { name, required, hints } of FIELDS) {
    const { value, validity } = form.querySelector(`[name=${name}]`) as HTMLInputElement
    const isMissing = required && !value.trim()
    if (isMissing || !validity.valid)
      mistakes[name] = hints?.find((hint) => (hint === 'missing') === isMissing) ?? hints?.[0]
  }
  return mistakes
}
