import { hydrateRoot } from 'react-dom/client'
import { EnquiryForm } from './EnquiryForm'
import { readEnquiry, restoreEnquiry } from './enquiry'
import { readFacts } from './facts'

/** Resolves when React handles the form. `check`: show the practice what the provider answered. */
export function hydrateEnquiry(container: HTMLElement, check: boolean) {
  const typed = readEnquiry(container)
  return new Promise<void>((resolve, reject) => {
    const handleHydrated = () => {
      restoreEnquiry(container, typed)
      resolve()
    }
    hydrateRoot(container, <EnquiryForm facts={readFacts(container)} check={check} onHydrated={handleHydrated} />, {
      onRecoverableError: (reason) => console.warn(reason),
      onUncaughtError: reject,
    })
  })
}
