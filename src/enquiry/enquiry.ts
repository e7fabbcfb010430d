/** What a visitor sends: held in the form only, never stored. */
export type Enquiry = {
  name: string
  email: string
  service: string
  message: string
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// The fields' own values rather than FormData, which older browsers fill with \r\n where \n was typed.
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const valueIn = (name: keyof Enquiry) => fieldOf(form, name)?.value ?? ''
  return {
    name: valueIn('name'),
    email: valueIn('email'),
    service: valueIn('service'),
    message: valueIn('message'),
  }
}

/** Puts back what was written, and the caret, where a translator or the like made React draw the form anew. */
export function carryOver(from: HTMLFormElement, to: HTMLFormElement, focused?: string | null) {
  for (const name of ['name', 'email', 'service', 'message'] as const) {
    const [old, fresh] = [fieldOf(from, name), fieldOf(to, name)]
    if (!old || !fresh) continue
    fresh.value = old.value
    if (name !== focused) continue
    fresh.focus({ preventScroll: true })
    // A select has no caret, and an e-mail field does not tell where its is.
    if (isText(old) && isText(fresh) && old.selectionStart !== null)
      fresh.setSelectionRange(old.selectionStart, old.selectionEnd)
  }
}

function fieldOf(form: HTMLFormElement, name: keyof Enquiry) {
  const found = form.elements.namedItem(name)
  return isField(found) ? found : undefined
}

export function isField(found: unknown): found is Field {
  return isText(found) || found instanceof HTMLSelectElement
}

function isText(found: unknown): found is HTMLInputElement | HTMLTextAreaElement {
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
}
