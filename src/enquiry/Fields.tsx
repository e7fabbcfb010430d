import type { ReactNode } from 'react'
import { type FieldName, REQUIRED } from './enquiry'
import type { FormProps } from './FormProps'

type Props = Pick<FormProps, 'words' | 'services'> & {
  outcome: 'success' | 'error' | undefined
  invalid: FieldName[]
}

export function Fields({ words, services, outcome, invalid }: Props) {
  const [firstService, ...others] = services
  const describe = (name: FieldName) => ({
    id: name,
    name,
    'data-field': name,
    'aria-invalid': invalid.includes(name) || undefined,
    'aria-describedby': invalid.includes(name) ? `${name}-hint` : undefined,
    required: REQUIRED.includes(name),
    dir: 'auto',
  })
  const hint = (name: keyof typeof words.missing) => (invalid.includes(name) ? words.missing[name] : undefined)
  const needed = others.length ? words.allNeeded : words.allNeededOneService
  return (
    <>
      <p className="required-note" suppressHydrationWarning>
        {outcome ? '' : needed}
      </p>
      <Field name="name" label={words.name} hint={hint('name')}>
        <input {...describe('name')} type="text" autoComplete="name" />
      </Field>
      <Field name="email" label={words.email} hint={hint('email')}>
        <input {...describe('email')} type="email" autoComplete="email" />
      </Field>
      {others.length ? (
        <Field name="service" label={words.service}>
          <div className="field-select">
            <select id="service" name="service" data-field="service">
              {services.map(({ value, label }) => (
                <option key={value} value={value} suppressHydrationWarning>
                  {label}
                </option>
              ))}
            </select>
          </div>
        </Field>
      ) : (
        <input type="hidden" name="service" data-field="service" value={firstService?.value} />
      )}
      <Field name="message" label={words.message} hint={hint('message')}>
        <textarea {...describe('message')} rows={4} {...NO_SUGGESTIONS} />
      </Field>
    </>
  )
}

/**
 * Turns off the browser's writing suggestions, which may send the message to a server. React's types lack this
 * attribute.
 */
const NO_SUGGESTIONS = { writingsuggestions: 'false' }

type FieldProps = { name: FieldName; label: string; hint?: string | undefined; children: ReactNode }

function Field({ name, label, hint, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name} suppressHydrationWarning>
        {label}
      </label>
      {/* Always rendered: React can't insert or remove it if an extension has moved its siblings. */}
      <p id={`${name}-hint`} className="field-hint" hidden={!hint} suppressHydrationWarning>
        {hint ?? ''}
      </p>
      {children}
    </div>
  )
}
