import { ContactDetails } from '../contact/ContactDetails'
import { DirectContact } from '../contact/DirectContact'
import { Emergency } from '../contact/Emergency'
import { Notice } from '../contact/Notice'
import { words } from '../content/content'
import { FormIsland } from '../enquiry/FormIsland'
import { NextSteps } from '../enquiry/NextSteps'

export function Contact() {
  const { title, intro } = words.contact
  return (
    <section id="contact" className="content contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{title}</h2>
        <p className="lead">{intro}</p>
        <Notice />
        <Emergency heading="h3" />
        <DirectContact />
      </div>
      <div className="contact-form">
        <FormIsland />
      </div>
      <div className="contact-more">
        <ContactDetails />
        <NextSteps words={words.enquiry} />
      </div>
    </section>
  )
}
