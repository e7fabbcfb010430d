import type { ReactNode } from 'react'
import type { ContactWords } from '../../practice/wordsSchema'
import { legalLinks } from '../links'
import type { View } from '../view'
import { ContactDetails } from './ContactDetails'
import { Emergency } from './Emergency'

export function Contact({ view, enquiry }: { view: View; enquiry: ReactNode }) {
  const { practice, words } = view
  const { contact } = words
  return (
    <section id="contact" className="content contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{contact.title}</h2>
        <p className="lead">{contact.intro}</p>
        {practice.emergency && <Emergency title={contact.emergency} parts={practice.emergency} />}
      </div>
      <div className="card">
        <h3 id="enquiry-title">{words.enquiry.title}</h3>
        {enquiry}
      </div>
      <Notes words={contact} notice={legalLinks(view).privacyNotice} />
      <ContactDetails view={view} />
    </section>
  )
}

function Notes({ words, notice }: { words: ContactWords; notice: string | undefined }) {
  return (
    <div className="notes">
      <div>
        <h3>{words.next.title}</h3>
        <ol className="steps">
          {words.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h3>{words.privacy.title}</h3>
        <p>{words.privacy.words}</p>
        {notice && <a href={notice}>{words.privacy.notice}</a>}
      </div>
    </div>
  )
}
