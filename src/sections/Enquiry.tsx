import { renderToString } from 'react-dom/server'
import { practice, words } from '../content/content'
import { EnquiryForm, type EnquiryFormProps } from '../enquiry/EnquiryForm'

/** The form as HTML, with the props from which the browser hydrates it: src/main.ts. */
export function Enquiry() {
  const { email, phone, emailjs } = practice
  const { title, ...enquiryWords } = words.enquiry
  const props: EnquiryFormProps = { recipient: { email, phone, emailjs }, words: enquiryWords }
  return (
    <div className="card">
      <h3 id="enquiry-title">{title}</h3>
      <div
        id="enquiry"
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: renderToString(<EnquiryForm {...props} />) }}
      />
    </div>
  )
}
