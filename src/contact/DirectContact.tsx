import { practice, words } from '../content/content'
import { EmailLink } from '../links/EmailLink'
import { OtherSite } from '../links/OtherSite'
import { PhoneLink } from '../links/PhoneLink'
import { messengers } from './otherPages'

/** Call or write, without the form. */
export function DirectContact() {
  const { phone, email } = practice
  const { details } = words.contact
  return (
    <ul className="direct-contact">
      {phone && (
        <li>
          <span>{details.phone}</span> <PhoneLink phone={phone} />
        </li>
      )}
      <li>
        <span>{details.email}</span> <EmailLink email={email} />
      </li>
      {messengers.map(({ name, address }) => (
        <li key={address}>
          <OtherSite address={address} name={name} />
        </li>
      ))}
    </ul>
  )
}
