import { ContactDetails } from '../contact/ContactDetails'
import { Emergency } from '../contact/Emergency'
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
        <Emergency heading="h3" />
      </div>
      <FormIsland />
      <div>
        <ContactDetails />
        <NextSteps words={words.enquiry} />
      </div>
    </section>
  )
}
