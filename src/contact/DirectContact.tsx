import { Fragment } from 'react'
import { practice, words } from '../content/content'
import { PhoneLink } from './PhoneLink'

/** Call or write, without the form. */
export function DirectContact() {
  const { phone, email } = practice
  const { details } = words.contact
  return (
    <ul className="direct-contact">
      <li>
        <span>{details.phone}</span> <PhoneLink phone={phone} />
      </li>
      <li>
        <span>{details.email}</span>{' '}
        <a href={`mailto:${email}`}>
          {/* a long address breaks after @ or a dot */}
          {email.split(/(?<=[@.])/).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </a>
      </li>
    </ul>
  )
}
