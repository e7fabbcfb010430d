import { CallOrWrite } from '../contact/CallOrWrite'
import { ContactDetails } from '../contact/ContactDetails'
import { DirectContact } from '../contact/DirectContact'
import { Emergency } from '../contact/Emergency'
import { Notice } from '../contact/Notice'
import { practice, words } from '../content/content'
import { FormIsland } from '../enquiry/FormIsland'
import { NextSteps } from '../enquiry/NextSteps'

export function Contact() {
  const { title, intro } = words.contact
  const { provider } = practice
  return (
    <section id="contact" className="content contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{title}</h2>
        <p className="lead">{provider ? intro : words.withoutForm.intro}</p>
        {!provider && <CallOrWrite />}
        <Notice />
        <Emergency />
        <DirectContact />
      </div>
      {provider && (
        <div className="contact-form">
          <FormIsland provider={provider} />
        </div>
      )}
      <div className="contact-more">
        <ContactDetails />
        {provider && <NextSteps words={words.enquiry} />}
      </div>
    </section>
  )
}
