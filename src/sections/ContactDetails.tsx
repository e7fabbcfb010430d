import type { ReactNode } from 'react'
import { phoneLink, profilesOf } from '../links'
import type { View } from '../view'
import styles from './ContactDetails.module.css'
import { openingHours } from './openingHours'

export function ContactDetails({ view }: { view: View }) {
  const { practice, words } = view
  const { contact, language } = words
  const { phone, secondPhone, email, hours, place, license, languages } = practice
  const [mailbox, domain] = email.split('@')
  const languageNames = new Intl.DisplayNames(language.code, { type: 'language' })
  const mail = (
    <a href={`mailto:${email}`} dir="ltr">
      <span>
        {mailbox}
        <wbr />@{domain}
      </span>
    </a>
  )
  const profiles = profilesOf(practice).map(({ name, address }) => (
    <ExternalLink key={name} address={address} name={name} note={contact.opensTheirSite} />
  ))
  return (
    <dl className={styles.details}>
      <Detail label={contact.phone} content={<Phone number={phone} />} />
      <Detail label={contact.secondPhone} content={secondPhone && <Phone number={secondPhone} />} />
      <Detail label={contact.email} content={mail} />
      <Detail label={contact.hours.label} content={hours && <Lines lines={hoursIn(hours, words)} />} />
      <Detail label={contact.place.label} content={place && <Lines lines={placeIn(place, contact)} />} />
      <Detail label={contact.license} content={license} />
      <Detail label={contact.follow} content={profiles.length > 0 && profiles} />
      <Detail label={contact.languages} content={languages?.map((code) => languageNames.of(code)).join(', ')} />
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

function Phone({ number }: { number: string }) {
  return (
    <a href={phoneLink(number)} dir="ltr">
      {number}
    </a>
  )
}

function Lines({ lines }: { lines: ReactNode[] }) {
  return (
    <span className={styles.lines}>
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
      <span className={styles.visuallyHidden}> {note}</span>
    </a>
  )
}

function hoursIn(hours: NonNullable<View['practice']['hours']>, words: View['words']) {
  return Array.isArray(hours) ? hours.map((entry) => openingHours(entry, words)) : [words.contact.byAppointment]
}

function placeIn(
  place: NonNullable<View['practice']['place']>,
  { place: words, opensTheirSite }: View['words']['contact'],
) {
  const sessions = { 'in person': words.inPerson, online: words.online, both: words.both }
  const town = [place.postalCode, place.city].filter(Boolean).join(' ')
  const map = place.map && <ExternalLink address={place.map} name={words.map} note={opensTheirSite} />
  return [sessions[place.sessions], place.street, town, map]
}
