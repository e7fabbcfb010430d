import { hydrateRoot } from 'react-dom/client'
import { EnquiryForm } from './EnquiryForm'
import { fieldsIn } from './enquiry'
import { readFacts } from './facts'

/** Resolves when React has taken over the form. With `check`, the failure message includes the provider's response. */
export function hydrateEnquiry(container: HTMLElement, check: boolean) {
  const prerendered = fieldsIn(container)
  return new Promise<void>((resolve, reject) => {
    const handleHydrated = () => {
      // If an extension has inserted nodes, React replaces the prerendered form. Copy what was typed from the old fields.
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
