import type { View } from '../view'
import { Failure } from './Failure'
import { type FormProps, PROPS_ID } from './FormProps'

type Props = { form: string; props: FormProps; view: View; inlineScript: string }

export const FORM_SCRIPT = 'assets/enquiry.js'

/** The form as HTML, the inline script that loads React for it, and what the page shows if a script fails. */
export function PrerenderedForm({ form, props, view, inlineScript }: Props) {
  const { recipient, words } = props
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      <div id="enquiry-fallback" tabIndex={-1} className="outcome" data-status="error" hidden>
        <p role="status" className="outcome-message">
          {words.error}
        </p>
        <Failure recipient={recipient} words={words} />
      </div>
      <script
        type="application/json"
        id={PROPS_ID}
        // A "</script>" in the text must not close this element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replace(/</g, '\\u003c') }}
      />
      <div id="enquiry" data-script={view.root + FORM_SCRIPT} dangerouslySetInnerHTML={{ __html: form }} />
      <div id="without-script">
        <p>{view.words.enquiry.withoutScript}</p>
        <ul className="other-options">
          <li>
            <a href={`tel:${recipient.phone.dial}`} dir="ltr">
              {recipient.phone.text}
            </a>
          </li>
          <li>
            <a href={`mailto:${recipient.email}`} dir="ltr">
              {recipient.email}
            </a>
          </li>
        </ul>
      </div>
    </>
  )
}
