import { createRoot } from 'react-dom/client'
import practice from '../../practice.config'
import { enquiry as words } from '../../src/content'
import { EnquiryForm } from '../../src/enquiry/EnquiryForm'
import { Page } from '../../src/Page'
import '../../src/styles/tokens.css'
import '../../src/styles/global.css'

/** What this site would be as a plain React site: the same components, rendered by the visitor's phone. */
const facts = {
  recipient: { ...practice, providerOrigin: '' },
  words,
  services: words.services.map((name) => ({ value: name, label: name })),
}
const form = <EnquiryForm facts={facts} />
createRoot(document.getElementById('root') as HTMLElement).render(<Page practice={practice} enquiry={form} />)
