import { Fragment, type ReactNode } from 'react'
import { type ExtraField, FIELDS } from '../fields'
import type { FormProps, FormWords } from './props'
import type { Mistakes } from './readEnquiry'

type Props = Pick<FormProps, 'services' | 'extras'> & { words: FormWords; mistakes: Mistakes }

export function Fields({ words, services, extras, mistakes }: Props) {
  return (
    <div className="fields">
      {FIELDS.map((field) => {
        const mistake = mistakes[field.name]
        const { label, ...hints } = words.fields[field.name]
        if (field.control === 'services' && services.length < 2)
          return (
            <Fragment key={field.name}>
              <div className="field" hidden>
                <input type="hidden" name={field.name} value={services[0] ?? ''} />
              </div>
              <Extras fields={extras} />
            </Fragment>
          )
        return (
          <Fragment key={field.name}>
            <div className="field" data-control={field.control}>
              <label htmlFor={field.name}>{label}</label>
              {/* Always rendered: React can't insert it if an extension has moved its siblings. */}
              <p id={`${field.name}-hint`} className="field-hint" hidden={!mistake}>
                {mistake && hints[mistake]}
              </p>
              <Control field={field} services={services} invalid={Boolean(mistake)} />
            </div>
            {field.control === 'services' && <Extras fields={extras} />}
          </Fragment>
        )
      })}
    </div>
  )
}

type ControlProps = { field: (typeof FIELDS)[number]; services: string[]; invalid: boolean }

function Control({ field, services, invalid }: ControlProps): ReactNode {
  const { name, control, required, autoComplete, pattern } = field
  const shared = {
    id: name,
    name,
    required,
    autoComplete,
    dir: 'auto',
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? `${name}-hint` : undefined,
  }
  switch (control) {
    case 'lines':
      return <textarea {...shared} rows={4} {...NO_SUGGESTIONS} />
    case 'services':
      return (
        <div className="field-select">
          <select {...shared}>
            {services.map((service) => (
              // An explicit value: a translator may change the text.
              <option key={service} value={service}>
                {service}
              </option>
            ))}
          </select>
        </div>
      )
    default:
      return <input {...shared} type={control} pattern={pattern} />
  }
}

/** The practice's own fields. What is in them goes into the message. */
function Extras({ fields }: { fields: ExtraField[] }) {
  return fields.map(({ name, label, control, autoComplete }) => (
    <div key={name} className="field" data-control="extra">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type={control} autoComplete={autoComplete} dir="auto" />
    </div>
  ))
}

/** Writing suggestions may send the message to the browser's maker. React's types lack this attribute. */
const NO_SUGGESTIONS = { writingsuggestions: 'false' }
