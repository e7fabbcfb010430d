import { practice, words } from '../content/content'
import { EmailLink } from '../links/EmailLink'
import { PhoneLink } from '../links/PhoneLink'

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
        <span>{details.email}</span> <EmailLink email={email} />
      </li>
    </ul>
  )
}
