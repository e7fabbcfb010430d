import { hydrateRoot } from 'react-dom/client'
import { EnquiryForm } from './EnquiryForm'
import { carryOver } from './enquiry'

/** Makes the prerendered form come alive, and says so in the moment in which React answers to it. */
export function wakeEnquiry(root: HTMLElement, onAwake: () => void) {
  const prerendered = root.querySelector('form')
  const focused = document.activeElement?.getAttribute('name')
  function onReady() {
    const form = root.querySelector('form')
    // React keeps the prerendered form unless something has changed its inside, as translators do.
    if (form && prerendered && form !== prerendered) carryOver(prerendered, form, focused)
    onAwake()
  }
  const recipient = JSON.parse(root.dataset.recipient ?? '{}')
  hydrateRoot(root, <EnquiryForm recipient={recipient} onReady={onReady} />, {
    onRecoverableError: (reason) => console.warn(reason),
  })
}
