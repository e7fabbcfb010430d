import { words } from '../content/content'
import { ContactDetails } from './ContactDetails'
import { Emergency } from './Emergency'
import { Enquiry } from './Enquiry'

export function Contact() {
  const { title, intro } = words.contact
  const { next } = words.enquiry
  return (
    <section id="contact" className="content contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{title}</h2>
        <p className="lead">{intro}</p>
        <Emergency heading="h3" />
      </div>
      <Enquiry />
      <div>
        <ContactDetails />
        <h3>{next.title}</h3>
        <ol className="steps">
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
