import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { LegalText } from '../practice/wordsSchema'
import { renderDocument } from './Document'
import { EnquiryForm } from './enquiry/EnquiryForm'
import type { FormProps } from './enquiry/FormProps'
import { PrerenderedForm } from './enquiry/PrerenderedForm'
import { homeHead, secondaryHead } from './head'
import { Page } from './Page'
import { LegalPage, NotFound } from './SecondaryPages'
import type { PageAssets, StyleName, View } from './view'

const SECONDARY: StyleName[] = ['secondary', 'print']

export function renderHome(view: View, assets: PageAssets) {
  const props = formProps(view, assets.providerOrigin)
  // Rendered as a separate root, as hydrateRoot expects.
  const form = renderToString(<EnquiryForm {...props} />)
  const enquiry = <PrerenderedForm form={form} props={props} view={view} assets={assets} />
  const { people, fees, questions } = view.words
  const styles: StyleName[] = people || fees || questions ? ['page', 'optional', 'print'] : ['page', 'print']
  const body = renderToStaticMarkup(<Page view={view} enquiry={enquiry} />)
  return renderDocument({ view, assets, head: homeHead(view), styles, body })
}

export function renderLegal(view: View, assets: PageAssets, text: LegalText) {
  const body = renderToStaticMarkup(<LegalPage view={view} text={text} />)
  return renderDocument({ view, assets, head: secondaryHead(view, text.title), styles: SECONDARY, body })
}

export function renderNotFound(view: View, assets: PageAssets) {
  const body = renderToStaticMarkup(<NotFound view={view} />)
  return renderDocument({ view, assets, head: secondaryHead(view, view.words.notFound.title), styles: SECONDARY, body })
}

function formProps({ practice, words, serviceNames }: View, providerOrigin: string): FormProps {
  const { email, phone, emailjs } = practice
  const services = words.enquiry.services.map((label, index) => ({ value: serviceNames[index] ?? label, label }))
  return {
    recipient: { email, phone, emailjs, providerOrigin },
    words: words.enquiry,
    services,
  }
}
