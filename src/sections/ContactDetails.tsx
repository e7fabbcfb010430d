import type { ReactNode } from 'react'
import type { Practice } from '../../practice/practiceSchema'
import type { ContactWords } from '../../practice/wordsSchema'
import { phoneLink, profilesOf } from '../links'
import type { View } from '../view'
import styles from './ContactDetails.module.css'
import { openingHours } from './openingHours'

export function ContactDetails({ view: { practice, words } }: { view: View }) {
  const { contact, language } = words
  const { hours, languages } = practice
  const profiles = profilesOf(practice)
  return (
    <dl className={styles.details}>
      <Detail label={contact.phone}>
        <Phone number={practice.phone} />
      </Detail>
      {practice.secondPhone && (
        <Detail label={contact.secondPhone}>
          <Phone number={practice.secondPhone} />
        </Detail>
      )}
      <Detail label={contact.email}>
        <a href={`mailto:${practice.email}`} dir="ltr">
          <span>
            {practice.email.split('@', 1)}
            <wbr />
            {practice.email.slice(practice.email.indexOf('@'))}
          </span>
        </a>
      </Detail>
      {hours && (
        <Detail label={contact.hours.label}>
          <span className={styles.lines}>
            {Array.isArray(hours)
              ? hours.map((entry) => <span key={entry}>{openingHours(entry, words)}</span>)
              : contact.byAppointment}
          </span>
        </Detail>
      )}
      {practice.place && (
        <Detail label={contact.place.label}>
          <Place place={practice.place} words={contact} />
        </Detail>
      )}
      {practice.license && <Detail label={contact.license}>{practice.license}</Detail>}
      {profiles.length > 0 && (
        <Detail label={contact.follow}>
          {profiles.map(({ name, address }) => (
            <a key={name} href={address} rel="noopener noreferrer external">
              {name}
              <span className={styles.visuallyHidden}> {contact.opensTheirSite}</span>
            </a>
          ))}
        </Detail>
      )}
      {languages && <Detail label={contact.languages}>{languageNames(languages, language.code).join(', ')}</Detail>}
    </dl>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <a href={phoneLink(number)} dir="ltr">
      {number}
    </a>
  )
}

function languageNames(codes: string[], pageLanguage: string) {
  const names = new Intl.DisplayNames(pageLanguage, { type: 'language' })
  return codes.map((code) => names.of(code) ?? code)
}

/** How and where sessions take place. */
function Place({ place, words }: { place: NonNullable<Practice['place']>; words: ContactWords }) {
  const sessions = { 'in person': words.place.inPerson, online: words.place.online, both: words.place.both }
  const town = [place.postalCode, place.city].filter(Boolean).join(' ')
  return (
    <span className={styles.lines}>
      <span>{sessions[place.sessions]}</span>
      {place.street && <span>{place.street}</span>}
      {town && <span>{town}</span>}
      {place.map && (
        <a href={place.map} rel="noopener noreferrer external">
          {words.place.map}
          <span className={styles.visuallyHidden}> {words.opensTheirSite}</span>
        </a>
      )}
    </span>
  )
}
