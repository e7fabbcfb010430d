import { FIELDS, type FieldName } from '../content/fields'

export type Mistakes = Partial<Record<FieldName, 'missing' | 'wrong'>>

/** What the browser finds wrong, and a message that has only blanks. */
export function findMistakes(form: HTMLFormElement) {
  const mistakes: Mistakes = {}
  for (const { name } of FIELDS) {
    const { required, value, validity } = form.querySelector(`[name=${name}]`) as HTMLInputElement
    if (required && !value.trim()) mistakes[name] = 'missing'
    else if (!validity.valid) mistakes[name] = 'wrong'
  }
  return mistakes
}
