import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { FIELDS } from '../fields'
import { FormBoundary } from './FormBoundary'
import type { FormProps } from './props'
import { fieldIn } from './readEnquiry'

export function hydrateForm(island: HTMLElement, props: FormProps) {
  const before = island.querySelector('form') as HTMLFormElement
  const names = [...FIELDS, ...props.extras].map(({ name }) => name)
  const typed = names.map((name) => fieldIn(before, name)?.value ?? '')
  const focused = document.activeElement as HTMLInputElement
  const { name: focusedName, selectionStart, selectionEnd } = focused

  // If an extension or a translator has changed the form, React renders it anew. That isn't an error.
  flushSync(() => hydrateRoot(island, <FormBoundary {...props} />, { onRecoverableError() {} }))

  if (before.isConnected) return
  const form = island.querySelector('form') as HTMLFormElement
  for (const [index, name] of names.entries()) {
    const field = fieldIn(form, name)
    if (!field) continue
    field.value = typed[index] ?? ''
    if (name !== focusedName) continue
    field.focus({ preventScroll: true })
    if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd)
  }
}
