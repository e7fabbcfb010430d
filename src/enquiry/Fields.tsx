import type { ReactNode } from 'react'
import { enquiry as words } from '../content'
import { type Enquiry, SERVICES } from './enquiry'
import styles from './Fields.module.css'

/** Uncontrolled, with empty defaults: what was typed before the script arrived stays. */
export function Fields({ readOnly }: { readOnly: boolean }) {
  return (
    <>
      <Field name="name" missing={words.missing.name}>
        <input id="name" name="name" type="text" autoComplete="name" required readOnly={readOnly} />
      </Field>
      <Field name="email" missing={words.missing.email}>
        <input id="email" name="email" type="email" autoComplete="email" required readOnly={readOnly} />
      </Field>
      <Field name="service">
        <select id="service" name="service">
          {SERVICES.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </select>
      </Field>
      <Field name="message" missing={words.missing.message}>
        <textarea id="message" name="message" rows={4} required readOnly={readOnly} />
      </Field>
    </>
  )
}

type FieldProps = { name: keyof Enquiry; missing?: string; children: ReactNode }

// The hint is shown by CSS alone, so that it is there before the script is. The browser speaks its own
// words to a screen reader, so this one stays silent.
function Field({ name, missing, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{words[name]}</label>
      {children}
      {missing && (
        <p className={styles.missing} aria-hidden="true">
          {missing}
        </p>
      )}
    </div>
  )
}
