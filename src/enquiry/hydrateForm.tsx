import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { EnquiryForm } from './EnquiryForm'
import { readEnquiry } from './enquiry'

/** The page contains the form's props as JSON, so that hydration uses the same ones as prerendering. */
export function hydrateForm(container: HTMLElement) {
  const before = container.querySelector('form') as HTMLFormElement
  const typed = readEnquiry(before)
  const focused = document.activeElement as HTMLInputElement
  const { selectionStart, selectionEnd } = focused

  flushSync(() => hydrateRoot(container, <EnquiryForm {...JSON.parse(container.dataset.props ?? '')} />))

  if (before.isConnected) return
  // An extension had put something between the fields, so React has built the form anew.
  const field = (name: string) => container.querySelector(`[name='${name}']`) as HTMLInputElement
  for (const [name, text] of Object.entries(typed)) field(name).value = text
  if (focused.name in typed) field(focused.name).focus({ preventScroll: true })
  if (typeof selectionStart === 'number') field(focused.name)?.setSelectionRange(selectionStart, selectionEnd)
}
