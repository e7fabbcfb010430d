import { contact } from '../content'
import { type Practice, phoneLink } from '../practice'
import styles from './WaysToReachUs.module.css'

export function WaysToReachUs({ practice }: { practice: Practice }) {
  return (
    <dl className={styles.ways}>
      <dt>{contact.phone}</dt>
      <dd>
        <a href={phoneLink(practice.phone)}>{practice.phone}</a>
      </dd>
      <dt>{contact.email}</dt>
      <dd>
        <a href={`mailto:${practice.email}`}>{practice.email}</a>
      </dd>
      <dt>{contact.follow}</dt>
      <dd>
        <Elsewhere name={contact.facebook} href={practice.facebook} />
        <Elsewhere name={contact.instagram} href={practice.instagram} />
      </dd>
      {practice.languages && (
        <>
          <dt>{contact.languages}</dt>
          <dd>{practice.languages.join(', ')}</dd>
        </>
      )}
    </dl>
  )
}

function Elsewhere({ name, href }: { name: string; href: string }) {
  return (
    <a href={href} rel="noopener noreferrer external">
      {name}
      <span className={styles.elsewhere}> {contact.elsewhere}</span>
    </a>
  )
}
