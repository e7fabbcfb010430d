import type { ReactNode } from 'react'
import { practice, words } from '../content/content'

export function ContactDetails() {
  const { booking, phone, secondPhone, email, hours, sessions, map, license, links, languages } = practice
  const { details } = words.contact
  const [mailbox, domain] = email.split('@')
  return (
    <dl className="details">
      <Detail label={details.booking}>{booking && <External address={booking} name={details.bookingLink} />}</Detail>
      <Detail label={details.phone}>
        <Phone {...phone} />
      </Detail>
      <Detail label={details.secondPhone}>{secondPhone && <Phone {...secondPhone} />}</Detail>
      <Detail label={details.email}>
        <a href={`mailto:${email}`} dir="ltr">
          <span>
            {mailbox}@<wbr />
            {domain}
          </span>
        </a>
      </Detail>
      <Detail label={details.hours}>{hours && <Lines lines={hours} />}</Detail>
      <Detail label={details.sessions}>
        {(sessions || map) && (
          <>
            {sessions && <Lines lines={sessions} />}
            {map && <External address={map} name={details.map} />}
          </>
        )}
      </Detail>
      <Detail label={details.license}>{license && <Lines lines={[license]} />}</Detail>
      <Detail label={details.links}>
        {links?.map(({ name, address }) => (
          <External key={address} address={address} name={name} />
        ))}
      </Detail>
      <Detail label={details.languages}>{languages && <Lines lines={[languages]} />}</Detail>
    </dl>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    children && (
      <>
        <dt>{label}</dt>
        <dd>{children}</dd>
      </>
    )
  )
}

function Phone({ text, dial }: { text: string; dial: string }) {
  return (
    <a href={`tel:${dial}`} dir="ltr">
      {text}
    </a>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <span className="details-lines">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

function External({ address, name }: { address: string; name: string }) {
  return (
    <a href={address} rel="noopener noreferrer external">
      {name}
      <span> {words.contact.details.opensAnotherSite}</span>
    </a>
  )
}
