import { practice, words } from '../content/content'
import { ContactDetails } from './ContactDetails'
import { Emergency } from './Emergency'
import { Enquiry } from './Enquiry'

export function Contact() {
  const { contact } = words
  return (
    <section id="contact" className="content contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{contact.title}</h2>
        <p className="lead">{contact.intro}</p>
        <Emergency heading="h3" />
      </div>
      <Enquiry />
      <Notes />
      <ContactDetails />
    </section>
  )
}

function Notes() {
  const { next, privacy } = words.contact
  return (
    <div className="notes">
      <div>
        <h3>{next.title}</h3>
        <ol className="steps">
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h3>{privacy.title}</h3>
        <p>{privacy.words}</p>
        {practice.privacyNotice && <a href="#privacy">{privacy.notice}</a>}
      </div>
    </div>
  )
}
