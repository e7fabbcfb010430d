import type { Enquiry } from '../fields'
import { PhoneLink } from '../links/PhoneLink'
import { mailLink } from './mailLink'
import type { FormWords, Recipient } from './props'

type Props = { words: FormWords; recipient: Recipient; enquiry?: Enquiry }

/** What the visitor can do now. Without an enquiry, src/main.ts fills in the link. */
export function Failure({ words, recipient, enquiry }: Props) {
  const mail = enquiry && mailLink(recipient.email, enquiry, words.mailSubject)
  return (
    <>
      <p>{words.kept}</p>
      <ul>
        <li>
          <button type="submit" form="enquiry-form" className="button">
            {words.tryAgain}
          </button>
        </li>
        <li>
          {words.call} <PhoneLink phone={recipient.phone} />
        </li>
        <li>
          <a href={mail?.href ?? `mailto:${recipient.email}`}>
            {mail?.whole === false ? words.tooLong : words.writeMail}
          </a>
        </li>
      </ul>
    </>
  )
}
