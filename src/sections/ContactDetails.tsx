import type { ReactNode } from 'react'
import type { Phone } from '../../practice/phone'
import { capitalized, comma } from '../languageRules'
import type { View } from '../view'
import { formatHours } from './formatHours'

export function ContactDetails({ view }: { view: View }) {
  const { practice, words } = view
  const { contact, language } = words
  const { booking, phone, secondPhone, email, hours, place, license, languages } = practice
  const [mailbox, domain] = email.split('@')
  const languageNames = new Intl.DisplayNames(language.code, { type: 'language' })
  const mail = (
    <a href={`mailto:${email}`} dir="ltr">
      <span>
        {mailbox}@<wbr />
        {domain}
      </span>
    </a>
  )
  const external = (address: string, name: string) => (
    <ExternalLink key={address} address={address} name={name} note={contact.opensAnotherSite} />
  )
  const links = practice.links?.map(({ name, address }) => external(address, name))
  return (
    <dl className="details">
      <Detail label={contact.booking.label} content={booking && external(booking, contact.booking.link)} />
      <Detail label={contact.phone} content={<PhoneLink {...phone} />} />
      <Detail label={contact.secondPhone} content={secondPhone && <PhoneLink {...secondPhone} />} />
      <Detail label={contact.email} content={mail} />
      <Detail label={contact.hours.label} content={hours && <Lines lines={hoursIn(hours, words)} />} />
      <Detail label={contact.place.label} content={place && <Lines lines={placeIn(place, contact, external)} />} />
      <Detail label={contact.license} content={license && <Lines lines={[license]} />} />
      <Detail label={contact.follow} content={links?.length ? links : undefined} />
      <Detail
        label={contact.languages}
        content={
          languages && (
            <Lines
              lines={[
                capitalized(languages.map((code) => languageNames.of(code)).join(comma(language.code)), language.code),
              ]}
            />
          )
        }
      />
    </dl>
  )
}

function Detail({ label, content }: { label: string; content: ReactNode }) {
  return (
    content && (
      <>
        <dt>{label}</dt>
        <dd>{content}</dd>
      </>
    )
  )
}

function PhoneLink({ text, dial }: Phone) {
  return (
    <a href={`tel:${dial}`} dir="ltr">
      {text}
    </a>
  )
}

function Lines({ lines }: { lines: ReactNode[] }) {
  return (
    <span className="details-lines">
      {lines.filter(Boolean).map((line) => (
        <span key={String(line)}>{line}</span>
      ))}
    </span>
  )
}

function ExternalLink({ address, name, note }: { address: string; name: string; note: string }) {
  return (
    <a href={address} rel="noopener noreferrer external">
      {name}
      <span> {note}</span>
    </a>
  )
}

function hoursIn(hours: NonNullable<View['practice']['hours']>, words: View['words']) {
  return Array.isArray(hours) ? hours.map((entry) => formatHours(entry, words)) : [words.contact.byAppointment]
}

function placeIn(
  place: NonNullable<View['practice']['place']>,
  { place: words }: View['words']['contact'],
  external: (address: string, name: string) => ReactNode,
) {
  const sessions = { 'in person': words.inPerson, online: words.online, both: words.both }
  const lines = place.address?.split('\n').map((line) => line.trim()) ?? []
  return [sessions[place.sessions], ...lines, place.map && external(place.map, words.map)]
}
