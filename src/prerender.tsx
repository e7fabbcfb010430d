import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { EnquiryForm } from './enquiry/EnquiryForm'
import { EnquiryIsland } from './enquiry/EnquiryIsland'
import type { Recipient } from './enquiry/sendEnquiry'
import { Page } from './Page'
import type { Practice } from './practice'
import './styles/tokens.css'
import './styles/global.css'

export type Addresses = {
  /** Where enquiries are sent: EmailJS, or nothing for this very site. */
  providerOrigin: string
  /** The form's own script, relative to the page. */
  script: string
}

export function renderPage(practice: Practice, { providerOrigin, script }: Addresses) {
  const { email, phone, emailjs } = practice
  const recipient: Recipient = { email, phone, emailjs, providerOrigin }
  // A root of its own, as React will find it in the browser.
  const form = renderToString(<EnquiryForm recipient={recipient} />)
  const island = <EnquiryIsland form={form} recipient={recipient} script={script} />
  return renderToStaticMarkup(<Page practice={practice} enquiry={island} />)
}
