/** What a visitor sends: held in the form only, never stored. */
export type Enquiry = {
  name: string
  email: string
  service: string
  message: string
}

/** The first one is the default. */
export const SERVICES = ['Individual Counseling', 'Couples Counselling', 'Student Support'] as const

export const FIELDS = ['name', 'email', 'service', 'message'] as const

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// The fields' own values rather than FormData, which older browsers fill with \r\n where \n was typed.
export function readEnquiry(form: HTMLFormElement) {
  return Object.fromEntries(FIELDS.map((name) => [name, field(form, name).value])) as Enquiry
}

/** Puts back what was written, and the caret, where a translator or the like made React draw the form anew. */
export function carryOver(from: HTMLFormElement, to: HTMLFormElement, focused?: string | null) {
  for (const name of FIELDS) {
    const [old, fresh] = [field(from, name), field(to, name)]
    fresh.value = old.value
    if (name !== focused) continue
    fresh.focus({ preventScroll: true })
    // A select has no caret, and an e-mail field does not tell where its is.
    if ('selectionStart' in old && old.selectionStart !== null) {
      ;(fresh as typeof old).setSelectionRange(old.selectionStart, old.selectionEnd)
    }
  }
}

function field(form: HTMLFormElement, name: keyof Enquiry) {
  return form.elements.namedItem(name) as Field
}
