import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { LegalText } from '../practice/wordsSchema'
import { renderDocument } from './Document'
import { SocialCard } from './drawings/SocialCard'
import { EnquiryForm } from './enquiry/EnquiryForm'
import type { FormProps } from './enquiry/FormProps'
import { PrerenderedForm } from './enquiry/PrerenderedForm'
import { homeHead, secondaryHead } from './head'
import { Page } from './Page'
import { LegalPage, NotFound } from './SecondaryPages'
import type { Bundle, View } from './view'

export function renderHome(view: View, bundle: Bundle) {
  const { styles, inlineScript } = bundle
  const { people, fees, questions } = view.words
  const css = people || fees || questions ? styles.page + styles.optional : styles.page
  const props = formProps(view)
  // Rendered as a separate root, as hydrateRoot expects.
  const form = renderToString(<EnquiryForm {...props} />)
  const enquiry = <PrerenderedForm form={form} props={props} view={view} inlineScript={inlineScript} />
  return renderDocument({ view, bundle, css, head: homeHead(view), body: <Page view={view} enquiry={enquiry} /> })
}

export function renderLegal(view: View, bundle: Bundle, text: LegalText) {
  const css = bundle.styles.page + bundle.styles.optional
  const head = secondaryHead(view, text.title)
  return renderDocument({ view, bundle, css, head, body: <LegalPage view={view} text={text} /> })
}

export function renderNotFound(view: View, bundle: Bundle) {
  const css = bundle.styles.page + bundle.styles.optional
  const head = secondaryHead(view, view.words.notFound.title)
  return renderDocument({ view, bundle, css, head, body: <NotFound view={view} /> })
}

export function renderSocialCard(card: Parameters<typeof SocialCard>[0]) {
  return renderToStaticMarkup(<SocialCard {...card} />)
}

function formProps({ practice, words, locales, providerOrigin }: View): FormProps {
  const { email, phone, emailjs } = practice
  const { title, services, withoutScript, ...shown } = words.enquiry
  const { services: sent } = locales[0].words.enquiry
  return {
    recipient: { email, phone, emailjs, providerOrigin },
    words: shown,
    services: services.map((label, index) => ({ value: sent[index] ?? label, label })),
  }
}
