import type { ReactNode } from 'react'
import type { Enquiry } from './enquiry'
import styles from './Fields.module.css'
import type { EnquiryFacts } from './facts'

type Props = Pick<EnquiryFacts, 'words' | 'services'> & { sending: boolean }

/** Uncontrolled, with empty defaults: what was typed before the script arrived stays. */
export function Fields({ words, services, sending }: Props) {
  const { missing } = words
  return (
    <>
      <Field name="name" label={words.name} hint={missing.name}>
        <input id="name" name="name" type="text" autoComplete="name" required readOnly={sending} />
      </Field>
      <Field name="email" label={words.email} hint={missing.email}>
        <input id="email" name="email" type="email" autoComplete="email" required readOnly={sending} />
      </Field>
      <Field name="service" label={words.service}>
        {/* a dropdown cannot be read-only */}
        <select id="service" name="service" disabled={sending}>
          {services.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field name="message" label={words.message} hint={missing.message}>
        <textarea id="message" name="message" rows={4} required readOnly={sending} {...UNAIDED} />
      </Field>
    </>
  )
}

/** What is written there is not offered to a service that finishes sentences. React does not know the attribute yet. */
const UNAIDED = { writingsuggestions: 'false' }

type FieldProps = { name: keyof Enquiry; label: string; hint?: string; children: ReactNode }

/** `explainMistakes` shows the hint, and ties it to the field, when it applies. */
function Field({ name, label, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint} hidden>
          {hint}
        </p>
      )}
      {children}
    </div>
  )
}
