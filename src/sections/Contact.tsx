import type { ReactNode } from 'react'
import { contact, enquiry as words } from '../content'
import type { Practice } from '../practice'
import styles from './Contact.module.css'
import { WaysToReachUs } from './WaysToReachUs'

type Props = { practice: Practice; enquiry: ReactNode }

export function Contact({ practice, enquiry }: Props) {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <div className={styles.about}>
        <h2 id="contact-title">{contact.title}</h2>
        <p className={styles.intro}>{contact.intro}</p>
        <WaysToReachUs practice={practice} />
      </div>
      <div className={styles.card}>
        <h3 id="enquiry-title">{words.title}</h3>
        {enquiry}
      </div>
      <Notes practice={practice} />
    </section>
  )
}

function Notes({ practice }: { practice: Practice }) {
  return (
    <div className={styles.notes}>
      <h3>{contact.next.title}</h3>
      <ol className={styles.steps}>
        {contact.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{contact.privacy.title}</h3>
      <p>{contact.privacy.words}</p>
      {practice.emergency && (
        <div className={styles.emergency}>
          <h3>{contact.emergency}</h3>
          <p>{practice.emergency}</p>
        </div>
      )}
    </div>
  )
}
