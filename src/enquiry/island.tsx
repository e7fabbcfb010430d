import { createRoot, hydrateRoot } from 'react-dom/client'
import { EnquiryForm } from './EnquiryForm'
import { carryOver } from './enquiry'
import { readFacts } from './facts'

type Listeners = {
  /** React answers to the form from now on. */
  onAlive(): void
  /** React has given up. The form stands there again as it was, with every word. */
  onFault(): void
}

/** Hydrates the prerendered form. */
export function hydrateEnquiry(container: HTMLElement, { onAlive, onFault }: Listeners) {
  const facts = readFacts(container)
  const prerendered = container.querySelector('form')
  const untouched = prerendered?.cloneNode(true)
  const focused = document.activeElement?.getAttribute('name')
  let form = prerendered
  let sending: Promise<void> | undefined

  const handlers = {
    onAlive() {
      form = container.querySelector('form')
      // React keeps the prerendered form unless something has changed its inside, as translators do.
      if (form && prerendered && form !== prerendered) carryOver(prerendered, form, focused)
      onAlive()
    },
    onSending(sent: Promise<void>) {
      sending = sent
    },
  }
  const root = hydrateRoot(container, <EnquiryForm facts={facts} {...handlers} />, {
    onRecoverableError: (reason) => console.warn(reason),
    onUncaughtError(reason) {
      console.error(reason)
      setTimeout(replace)
    },
  })

  /** React has taken its elements out of the page. They still hold what was written, unless it has been delivered. */
  async function replace() {
    root.unmount()
    const delivered = await sending?.then(
      () => true,
      () => false,
    )
    if (delivered) return createRoot(container).render(<EnquiryForm facts={facts} delivered />)
    if (untouched instanceof HTMLFormElement) container.replaceChildren(untouched)
    if (untouched instanceof HTMLFormElement && form) carryOver(form, untouched)
    onFault()
  }
}
