import { renderToString } from 'react-dom/server'
import { practice, words } from '../content/content'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import type { FormProps } from '../enquiry/enquiry'

/** The form as HTML, with the props from which the browser hydrates it: src/main.ts. */
export function Enquiry() {
  const { email, phone, emailjs, privacyNotice } = practice
  const props: FormProps = {
    recipient: { email, phone, emailjs },
    words: words.enquiry,
    hasPrivacyNotice: Boolean(privacyNotice),
  }
  return (
    <div
      id="enquiry"
      className="card"
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: renderToString(<EnquiryForm {...props} />) }}
    />
  )
}
