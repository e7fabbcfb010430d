import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { documentOf } from './Document'
import { EnquiryForm } from './enquiry/EnquiryForm'
import { EnquiryIsland } from './enquiry/EnquiryIsland'
import type { EnquiryFacts } from './enquiry/facts'
import { headOfCompanion, headOfHome } from './head'
import { LegalPage } from './LegalPage'
import { NotFound } from './NotFound'
import { Page } from './Page'
import type { Shell, View } from './view'
import type { LegalText } from './words'
import './styles/tokens.css'
import './styles/global.css'

export function renderHome(view: View, shell: Shell) {
  const { island, providerOrigin } = shell
  const facts = factsOf(view, providerOrigin)
  // A root of its own, as React will find it in the browser.
  const form = renderToString(<EnquiryForm facts={facts} />)
  const script = { current: view.root + island.current, latest: view.root + island.latest }
  const enquiry = (
    <EnquiryIsland form={form} facts={facts} script={script} address={view.practice.address + view.path} />
  )
  const body = renderToStaticMarkup(<Page view={view} enquiry={enquiry} />)
  return documentOf({ view, shell, head: headOfHome(view), body, script: shell.script })
}

export function renderLegal(view: View, shell: Shell, text: LegalText) {
  const body = renderToStaticMarkup(<LegalPage view={view} text={text} />)
  return documentOf({ view, shell, head: headOfCompanion(view, text.title), body })
}

export function renderNotFound(view: View, shell: Shell) {
  const body = renderToStaticMarkup(<NotFound view={view} />)
  return documentOf({ view, shell, head: headOfCompanion(view, view.words.notFound.title), body })
}

function factsOf({ practice, words, serviceNames }: View, providerOrigin: string): EnquiryFacts {
  const { email, phone, emailjs } = practice
  const services = words.enquiry.services.map((label, index) => ({
    value: serviceNames[index] ?? label,
    label,
  }))
  return { recipient: { email, phone, emailjs, providerOrigin }, words: words.enquiry, services }
}
