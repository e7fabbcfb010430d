import { renderToString } from 'react-dom/server'
import { practice, words } from '../content/content'
import { EnquiryForm } from './EnquiryForm'
import { Failure } from './Failure'
import type { FormProps } from './props'

/** The form as HTML, with the props from which src/main.ts hydrates it. Nothing else on the page needs React. */
export function FormIsland() {
  const { email, phone, provider, privacyNotice } = practice
  const props: FormProps = {
    recipient: { email, phone, provider },
    words: words.enquiry,
    services: words.services.offers.map(({ name, choice = name }) => choice),
    hasPrivacyNotice: Boolean(privacyNotice),
  }
  return (
    <div className="form-island">
      {/* src/main.ts shows it if the form's script can't be loaded. */}
      <template id="form-unavailable">
        <div className="outcome" data-status="error" tabIndex={-1}>
          <p className="outcome-message">{words.enquiry.error}</p>
          <Failure words={words.enquiry} recipient={props.recipient} />
        </div>
      </template>
      <script type="module" async src="/src/main.ts" />
      <div
        id="form-island"
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: renderToString(<EnquiryForm {...props} />) }}
      />
    </div>
  )
}
