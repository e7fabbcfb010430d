import type { ReactNode } from 'react'
import { practice, words } from '../content/content'
import { PhoneLink } from './PhoneLink'

export function ContactDetails() {
  const { booking, phone, secondPhone, email, hours, sessions, map, license, links, languages } = practice
  const { details } = words.contact
  return (
    <dl className="contact-details">
      {booking && (
        <Detail label={details.booking}>
          <OtherSite address={booking} name={details.bookingLink} />
        </Detail>
      )}
      <Detail label={details.phone}>
        <PhoneLink phone={phone} />
      </Detail>
      {secondPhone && (
        <Detail label={details.secondPhone}>
          <PhoneLink phone={secondPhone} />
        </Detail>
      )}
      <Detail label={details.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Detail>
      {hours && <Detail label={details.hours}>{hours.join('\n')}</Detail>}
      {(sessions || map) && (
        <Detail label={details.sessions}>
          {sessions && <p>{sessions.join('\n')}</p>}
          {map && <OtherSite address={map} name={details.map} />}
        </Detail>
      )}
      {license && <Detail label={details.license}>{license}</Detail>}
      {links && (
        <Detail label={details.links}>
          {links.map(({ name, address }) => (
            <OtherSite key={address} address={address} name={name} />
          ))}
        </Detail>
      )}
      {languages && <Detail label={details.languages}>{languages}</Detail>}
    </dl>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function OtherSite({ address, name }: { address: string; name: string }) {
  return (
    <a href={address} className="other-site" rel="noopener noreferrer">
      {name} <span className="screen-reader-only">{words.contact.details.opensAnotherSite}</span>
    </a>
  )
}
