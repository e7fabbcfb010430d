import { hydrateRoot } from 'react-dom/client'
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
  const prerendered = container.querySelector('form')
  const untouched = prerendered?.cloneNode(true)
  const focused = document.activeElement?.getAttribute('name')
  let form = prerendered
  const root = hydrateRoot(container, <EnquiryForm facts={readFacts(container)} onAlive={handleAlive} />, {
    onRecoverableError: (reason) => console.warn(reason),
    onUncaughtError(reason) {
      console.error(reason)
      // React has taken its elements out of the page, but they still hold what was written.
      setTimeout(() => {
        root.unmount()
        if (untouched instanceof HTMLFormElement) container.replaceChildren(untouched)
        if (untouched instanceof HTMLFormElement && form) carryOver(form, untouched)
        onFault()
      })
    },
  })

  function handleAlive() {
    form = container.querySelector('form')
    // React keeps the prerendered form unless something has changed its inside, as translators do.
    if (form && prerendered && form !== prerendered) carryOver(prerendered, form, focused)
    onAlive()
  }
}
