import { hydrateRoot } from 'react-dom/client'
import { EnquiryForm } from './EnquiryForm'

/** The page contains the form's props as JSON, so that hydration uses the same ones as prerendering. */
export function hydrateForm(container: HTMLElement) {
  hydrateRoot(container, <EnquiryForm {...JSON.parse(container.dataset.props ?? '')} />)
}
