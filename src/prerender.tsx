import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { enquiry as words } from './content'
import { EnquiryForm } from './enquiry/EnquiryForm'
import { EnquiryIsland, type EnquiryScript } from './enquiry/EnquiryIsland'
import type { EnquiryFacts } from './enquiry/facts'
import { Page } from './Page'
import type { Practice } from './practice'
import './styles/tokens.css'
import './styles/global.css'

export type Addresses = {
  /** Where enquiries are sent: EmailJS, or nothing for this very site. */
  providerOrigin: string
  script: EnquiryScript
}

export function renderPage(practice: Practice, { providerOrigin, script }: Addresses) {
  const { email, phone, emailjs } = practice
  const services = words.services.map((name) => ({ value: name, label: name }))
  const facts: EnquiryFacts = { recipient: { email, phone, emailjs, providerOrigin }, words, services }
  // A root of its own, as React will find it in the browser.
  const form = renderToString(<EnquiryForm facts={facts} />)
  const island = <EnquiryIsland form={form} facts={facts} script={script} />
  return renderToStaticMarkup(<Page practice={practice} enquiry={island} />)
}
