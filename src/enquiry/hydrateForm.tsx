import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { FIELDS } from '../fields'
import { EnquiryForm } from './EnquiryForm'
import type { FormProps } from './props'
import { readEnquiry } from './readEnquiry'

export function hydrateForm(island: HTMLElement, props: FormProps) {
  const before = island.querySelector('form') as HTMLFormElement
  const typed = readEnquiry(before)
  const focused = document.activeElement as HTMLInputElement
  const { name: focusedName, selectionStart, selectionEnd } = focused

  // If an extension or a translator has changed the form, React renders it anew. That isn't an error.
  flushSync(() => hydrateRoot(island, <EnquiryForm {...props} />, { onRecoverableError() {} }))

  if (before.isConnected) return
  const field = (name: string) => island.querySelector(`[name=${name}]`) as HTMLInputElement
  for (const { name } of FIELDS) {
    field(name).value = typed[name]
    if (name !== focusedName) continue
    field(name).focus({ preventScroll: true })
    if (typeof selectionStart === 'number') field(name).setSelectionRange(selectionStart, selectionEnd)
  }
}
