import type { ReactNode } from 'react'
import { practice, words } from '../content/content'
import { OtherSite } from '../links/OtherSite'
import { PhoneLink } from '../links/PhoneLink'

/** What is good to know, beside the phone and the email: nothing, for a practice that has only these. */
export function ContactDetails() {
  const { booking, secondPhone, hours, sessions, map, license, links, languages } = practice
  const { details } = words.contact
  if (![booking, secondPhone, hours, sessions, map, license, links, languages].some(Boolean)) return null
  return (
    <dl className="contact-details">
      {booking && (
        <Detail label={details.booking}>
          <OtherSite address={booking} name={details.bookingLink} />
        </Detail>
      )}
      {secondPhone && (
        <Detail label={details.secondPhone}>
          <PhoneLink phone={secondPhone} />
        </Detail>
      )}
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
