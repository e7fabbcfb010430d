import { type MouseEvent, useState } from 'react'
import { enquiry as words } from '../content'
import { phoneLink } from '../practice'
import { copyEnquiry } from './copyEnquiry'
import styles from './EnquiryForm.module.css'
import type { Enquiry } from './enquiry'
import { mailLink } from './mailLink'
import type { Recipient } from './sendEnquiry'

type Props = { enquiry: Enquiry; recipient: Recipient }

/** The specified message, and the direct ways to the practice with the visitor's words already in them. */
export function Failure({ enquiry, recipient }: Props) {
  const mail = mailLink(recipient.email, enquiry)
  // The very words that were copied: after another key it is no longer true.
  const [copied, setCopied] = useState<Enquiry>()

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    if (form && (await copyEnquiry(form))) setCopied(enquiry)
  }

  return (
    <>
      <p className={styles.message}>{words.error}</p>
      <p className={styles.aside}>{words.kept}</p>
      <ul className={styles.ways}>
        <li hidden={mail.whole}>
          <button type="button" onClick={copy}>
            {copied === enquiry ? words.copied : words.copy}
          </button>
        </li>
        <li>
          <a href={mail.href} className={styles.first}>
            {mail.whole ? words.writeMail : words.openMail}
          </a>
        </li>
        <li>
          <a href={phoneLink(recipient.phone)}>
            {words.call} {recipient.phone}
          </a>
        </li>
      </ul>
    </>
  )
}
