import { useState } from 'react'
import type { Enquiry } from '../fields'
import { PhoneLink } from '../links/PhoneLink'
import { copyText } from './copyText'
import { mailLink } from './mailLink'
import type { FormWords, Recipient } from './props'

type Props = { words: FormWords; recipient: Recipient; enquiry?: Enquiry; canRetry?: boolean }

/** What the visitor can do now. Without an enquiry, src/main.ts fills in the link. */
export function Failure({ words, recipient, enquiry, canRetry = true }: Props) {
  const [copied, setCopied] = useState<string>()
  const mail = enquiry && mailLink(recipient.email, enquiry, words.mailSubject)
  const fits = mail?.fits ?? true
  return (
    <>
      {canRetry && <p>{words.kept}</p>}
      <ul>
        {canRetry && (
          <li>
            <button type="submit" form="enquiry-form" className="button">
              {words.tryAgain}
            </button>
          </li>
        )}
        {recipient.phone && (
          <li>
            {words.call} <PhoneLink phone={recipient.phone} />
          </li>
        )}
        <li>
          <a href={mail?.href ?? `mailto:${recipient.email}`}>{fits ? words.writeMail : words.openMail}</a>
          <button
            type="button"
            className="button secondary"
            hidden={fits}
            onClick={async ({ currentTarget }) => {
              if (mail && (await copyText(mail.text, currentTarget))) setCopied(mail.text)
            }}
          >
            {mail && copied === mail.text ? words.copied : words.copy}
          </button>
        </li>
      </ul>
    </>
  )
}
