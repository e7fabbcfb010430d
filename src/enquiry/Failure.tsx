import type { EnquiryFormProps } from './EnquiryForm'
import type { Enquiry } from './enquiry'
import { mailLink } from './mailLink'

export function Failure({ words, recipient, enquiry }: EnquiryFormProps & { enquiry: Enquiry }) {
  const { email, phone } = recipient
  const mail = mailLink(email, enquiry, words.mailSubject)
  return (
    <>
      <p>{words.kept}</p>
      <button type="submit" className="button">
        {words.tryAgain}
      </button>
      <ul className="other-options">
        <li>
          <a href={`tel:${phone.dial}`}>
            <span>
              {words.call} <span dir="ltr">{phone.text}</span>
            </span>
          </a>
        </li>
        <li>
          <a href={mail.href}>{mail.whole ? words.writeMail : words.openMail}</a>
        </li>
      </ul>
    </>
  )
}
