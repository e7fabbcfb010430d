import { createRoot } from 'react-dom/client'
import practice from '../../practice.config'
import { EnquiryForm } from '../../src/enquiry/EnquiryForm'
import { Page } from '../../src/Page'
import '../../src/styles/tokens.css'
import '../../src/styles/global.css'

/** What this site would be as a plain React site: the same components, rendered by the visitor's phone. */
const form = <EnquiryForm recipient={{ ...practice, providerOrigin: '' }} />
createRoot(document.getElementById('root') as HTMLElement).render(<Page practice={practice} enquiry={form} />)
