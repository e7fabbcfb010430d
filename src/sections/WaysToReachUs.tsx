import { phoneLink } from '../practice/phoneLink'
import { profilesOf } from '../practice/profilesOf'
import type { View } from '../view'
import { openingHours } from './openingHours'
import styles from './WaysToReachUs.module.css'

export function WaysToReachUs({ view: { practice, words } }: { view: View }) {
  const { contact, language } = words
  const profiles = profilesOf(practice)
  return (
    <dl className={styles.ways}>
      <dt>{contact.phone}</dt>
      <dd>
        <Phone number={practice.phone} />
      </dd>
      {practice.secondPhone && (
        <>
          <dt>{contact.secondPhone}</dt>
          <dd>
            <Phone number={practice.secondPhone} />
          </dd>
        </>
      )}
      <dt>{contact.email}</dt>
      <dd>
        <a href={`mailto:${practice.email}`} dir="ltr">
          <span>
            {practice.email.split('@', 1)}
            <wbr />
            {practice.email.slice(practice.email.indexOf('@'))}
          </span>
        </a>
      </dd>
      {practice.hours && (
        <>
          <dt>{contact.hours}</dt>
          <dd className={styles.hours}>
            {practice.hours.map((hours) => (
              <span key={hours}>{openingHours(hours, language.code)}</span>
            ))}
          </dd>
        </>
      )}
      {profiles.length > 0 && (
        <>
          <dt>{contact.follow}</dt>
          <dd>
            {profiles.map(({ name, address }) => (
              <a key={name} href={address} rel="noopener noreferrer external">
                {name}
                <span className={styles.opens}> {contact.opensTheirSite}</span>
              </a>
            ))}
          </dd>
        </>
      )}
      {practice.languages && (
        <>
          <dt>{contact.languages}</dt>
          <dd>{practice.languages.join(', ')}</dd>
        </>
      )}
    </dl>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <a href={phoneLink(number)} dir="ltr">
      {number}
    </a>
  )
}
