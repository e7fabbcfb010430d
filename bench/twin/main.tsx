import { createRoot } from 'react-dom/client'
import practice from '../../practice.config'
import { EnquiryForm } from '../../src/enquiry/EnquiryForm'
import { Page } from '../../src/Page'
import type { Practice } from '../../src/practice/practiceSchema'
import type { View } from '../../src/view'
import words from '../../words/en'
import '../../src/styles/tokens.css'
import '../../src/styles/global.css'

/** What this site would be as a plain React site: the same components, rendered by the visitor's phone. */
const checked: Practice = practice // as it is: no page of a visitor's carries the checks
const services = words.enquiry.services.map((name) => ({ value: name, label: name }))
const facts = { recipient: { ...checked, providerOrigin: '' }, words: words.enquiry, services }
const view: View = {
  practice: checked,
  words,
  path: '',
  page: '',
  root: './',
  languages: [],
  serviceNames: words.enquiry.services,
  portraits: {},
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page view={view} enquiry={<EnquiryForm facts={facts} />} />)
