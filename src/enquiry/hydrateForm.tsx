import { hydrateRoot } from 'react-dom/client'
import { EnquiryForm } from './EnquiryForm'
import { FIELD_NAMES, fieldIn } from './enquiry'
import { readProps } from './FormProps'

/** Resolves when React has taken over the form. */
export function hydrateForm(container: HTMLElement) {
  const prerendered = FIELD_NAMES.map((name) => fieldIn(container, name))
  let focused = document.activeElement
  container.addEventListener('focusin', ({ target }) => (focused = target as Element))
  return new Promise<void>((resolve, reject) => {
    const handleHydrated = () => {
      // If a password manager has inserted nodes, React replaces the form. Restore the text and focus, so that the
      // visitor can keep typing.
      for (const [index, name] of FIELD_NAMES.entries()) {
        const [old, field] = [prerendered[index], fieldIn(container, name)]
        if (!old || !field || field === old) continue
        field.value = old.value
        if (focused === old && document.activeElement === document.body) focusLike(old, field)
      }
      resolve()
    }
    hydrateRoot(container, <EnquiryForm {...readProps()} onHydrated={handleHydrated} />, {
      onRecoverableError: (reason) => console.warn(reason),
      onUncaughtError: reject,
    })
  })
}

function focusLike(old: HTMLInputElement, field: HTMLInputElement) {
  field.focus({ preventScroll: true })
  // Scripts can't read or set the caret position in an email field. Setting its value has put it at the end.
  if (field.matches('[type=text], textarea')) field.setSelectionRange(old.selectionStart, old.selectionEnd)
}
