import type { ReactNode } from 'react'
import type { Enquiry, FormWords } from './enquiry'

export function Fields({ words, invalid }: { words: FormWords; invalid: string[] }) {
  const required = (name: keyof typeof words.missing) => ({
    id: name,
    name,
    required: true,
    dir: 'auto',
    'aria-invalid': invalid.includes(name) || undefined,
    'aria-describedby': invalid.includes(name) ? `${name}-hint` : undefined,
  })
  const hint = (name: keyof typeof words.missing) => (invalid.includes(name) ? words.missing[name] : '')
  return (
    <>
      <p className="form-note" suppressHydrationWarning>
        {words.allNeeded}
      </p>
      <div className="field-row">
        <Field name="name" label={words.name} hint={hint('name')}>
          <input {...required('name')} type="text" autoComplete="name" />
        </Field>
        <Field name="email" label={words.email} hint={hint('email')}>
          <input {...required('email')} type="email" autoComplete="email" />
        </Field>
      </div>
      <Field name="service" label={words.service}>
        <div className="field-select">
          <select id="service" name="service">
            {words.services.map((service) => (
              // An explicit value: a translator may change the text.
              <option key={service} value={service} suppressHydrationWarning>
                {service}
              </option>
            ))}
          </select>
        </div>
      </Field>
      <Field name="message" label={words.message} hint={hint('message')}>
        <textarea {...required('message')} rows={4} {...NO_SUGGESTIONS} />
      </Field>
    </>
  )
}

/** Writing suggestions may send the message to the browser's maker. React's types lack this attribute. */
const NO_SUGGESTIONS = { writingsuggestions: 'false' }

type FieldProps = { name: keyof Enquiry; label: string; hint?: string; children: ReactNode }

function Field({ name, label, hint = '', children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name} suppressHydrationWarning>
        {label}
      </label>
      {/* Always rendered: React can't insert it if an extension has moved its siblings. */}
      <p id={`${name}-hint`} className="field-hint" hidden={!hint} suppressHydrationWarning>
        {hint}
      </p>
      {children}
    </div>
  )
}
