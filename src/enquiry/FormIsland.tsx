import { renderToString } from 'react-dom/server'
import { practice, services, words } from '../content/content'
import type { ExtraField } from '../fields'
import { useLink } from '../links/useLink'
import type { ProviderSettings } from '../provider/settings'
import { EnquiryForm } from './EnquiryForm'
import { Failure } from './Failure'
import type { FormProps } from './props'

/** The form as HTML, with the props from which src/main.ts hydrates it. Nothing else on the page needs React. */
export function FormIsland({ provider }: { provider: ProviderSettings }) {
  const { email, phone, privacyNotice, form } = practice
  const link = useLink()
  const choices = services.map(({ name, choice = name }) => choice)
  const props: FormProps = {
    recipient: { email, phone, provider },
    words: words.enquiry,
    services: form?.services === false && choices.length > 1 ? [] : choices,
    extras: extraFields(),
    ...(privacyNotice && { privacyAddress: link('privacy/') }),
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

function extraFields(): ExtraField[] {
  const { phone, more = [] } = practice.form ?? {}
  const lines = more.map((label, index): ExtraField => ({ name: `more-${index + 1}`, label, control: 'text' }))
  return phone ? [{ name: 'phone', label: phone, control: 'tel', autoComplete: 'tel' }, ...lines] : lines
}
