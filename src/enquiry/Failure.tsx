import { PhoneLink } from '../PhoneLink'
import type { Enquiry, FormWords, Recipient } from './enquiry'
import { mailLink } from './mailLink'

type Props = { words: FormWords; recipient: Recipient; enquiry: Enquiry }

export function Failure({ words, recipient, enquiry }: Props) {
  const mail = mailLink(recipient.email, enquiry, words.mailSubject)
  return (
    <>
      <p>{words.kept}</p>
      <button type="submit" className="button">
        {words.tryAgain}
      </button>
      <ul>
        <li>
          {words.call} <PhoneLink phone={recipient.phone} />
        </li>
        <li>
          <a href={mail.href}>{mail.whole ? words.writeMail : words.openMail}</a>
        </li>
      </ul>
    </>
  )
}
