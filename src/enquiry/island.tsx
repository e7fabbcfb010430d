import { hydrateRoot } from 'react-dom/client'
import { EnquiryForm } from './EnquiryForm'
import { fieldsIn } from './enquiry'
import { readFacts } from './facts'

/** Resolves when React handles the form. `check`: show the practice what the provider answered. */
export function hydrateEnquiry(container: HTMLElement, check: boolean) {
  const prerendered = fieldsIn(container)
  return new Promise<void>((resolve, reject) => {
    const handleHydrated = () => {
      // React renders the form again if an extension has inserted nodes. The old fields still have what was typed.
      for (const [index, field] of fieldsIn(container).entries()) {
        const typed = prerendered[index]
        if (field && typed && field !== typed) field.value = typed.value
      }
      resolve()
    }
    hydrateRoot(container, <EnquiryForm facts={readFacts(container)} check={check} onHydrated={handleHydrated} />, {
      onRecoverableError: (reason) => console.warn(reason),
      onUncaughtError: reject,
    })
  })
}
