import type { ReactNode } from 'react'
import { practice, words } from '../content/content'
import { OtherSite } from '../links/OtherSite'
import { Logo } from '../pictures/Logo'
import { otherPages } from './otherPages'

/** What is good to know, beside the phone and the email: nothing, for a practice that has only these. */
export function ContactDetails() {
  const { booking, hours, sessions, map, memberships, languages } = practice
  const { details } = words.contact
  if (![booking, hours, sessions, map, memberships, otherPages[0], languages].some(Boolean)) return null
  return (
    <dl className="contact-details">
      {booking && (
        <Detail label={details.booking}>
          <OtherSite address={booking} name={details.bookingLink} />
        </Detail>
      )}
      {hours && <Detail label={details.hours}>{hours.join('\n')}</Detail>}
      {(sessions || map) && (
        <Detail label={details.sessions}>
          {sessions && <p>{sessions.join('\n')}</p>}
          {map && <OtherSite address={map} name={details.map} />}
        </Detail>
      )}
      {memberships && (
        <Detail label={details.memberships}>
          <ul className="memberships">
            {memberships.map(({ name, address, logo }) => (
              <li key={name}>
                {logo && <Logo logo={logo} />}
                {address ? <OtherSite address={address} name={name} /> : name}
              </li>
            ))}
          </ul>
        </Detail>
      )}
      {otherPages.length > 0 && (
        <Detail label={details.links}>
          {otherPages.map(({ name, address }) => (
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
