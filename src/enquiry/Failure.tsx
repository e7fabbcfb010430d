import { phoneLink } from '../practice/phoneLink'
import { adviceOn } from './adviceOn'
import styles from './EnquiryForm.module.css'
import type { EnquiryFacts } from './facts'

/** The specified message, and the direct ways to the practice. `offerWays` puts the visitor's words into them. */
export function Failure({ recipient, words, answer }: EnquiryFacts & { answer?: string | undefined }) {
  return (
    <>
      <p className={styles.message}>{words.error}</p>
      <p className={styles.aside}>{words.kept}</p>
      <ul className={styles.ways}>
        <li>
          <a href={`mailto:${recipient.email}`} className={styles.first} data-way="mail">
            {words.writeMail}
          </a>
        </li>
        <li>
          <button type="button" data-way="copy">
            {words.copy}
          </button>
        </li>
        <li>
          <a href={phoneLink(recipient.phone)}>
            {words.call} {recipient.phone}
          </a>
        </li>
      </ul>
      <p className={styles.aside}>{words.mailIsKept}</p>
      {answer && (
        <p className={styles.aside}>
          {words.check} <code dir="ltr">{answer}</code> {adviceOn(answer)}
        </p>
      )}
      <div className={styles.byHand} data-way="by-hand" hidden>
        <p id="copy-by-hand">{words.copyByHand}</p>
        <textarea aria-labelledby="copy-by-hand" rows={4} readOnly />
      </div>
    </>
  )
}
