import { readEnquiry } from './enquiry'
import { asText } from './mailLink'

/** Copies all that was written. Where the browser does not allow it, selects the message for copying by hand. */
export async function copyEnquiry(form: HTMLFormElement) {
  try {
    await navigator.clipboard.writeText(asText(readEnquiry(form)))
    return true
  } catch {
    form.querySelector('textarea')?.select()
    return false
  }
}
