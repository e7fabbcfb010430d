import { scrollIntoWindow } from './bringIntoWindow'
import { readEnquiry } from './enquiry'
import type { EnquiryFacts } from './facts'
import { asText, mailLink } from './mailLink'

/**
 * Puts the visitor's words into the ways of an apology, and keeps them up to date. The same for React's apology
 * and for the one that stands ready in the page. Returns what ends it.
 */
export function offerWays(apology: HTMLElement, form: HTMLFormElement, { recipient, words }: EnquiryFacts) {
  const mail = apology.querySelector<HTMLAnchorElement>('[data-way=mail]')
  const copy = apology.querySelector<HTMLButtonElement>('[data-way=copy]')
  const byHand = apology.querySelector<HTMLElement>('[data-way=by-hand]')
  const over = new AbortController()
  update()
  form.addEventListener('input', update, { signal: over.signal })
  copy?.addEventListener('click', copyOrSelect, { signal: over.signal })
  return () => over.abort()

  function update() {
    const link = mailLink(recipient.email, readEnquiry(form), words)
    if (mail) mail.href = link.href
    if (mail) mail.textContent = link.whole ? words.writeMail : words.openMail
    if (copy) copy.textContent = words.copy
  }

  async function copyOrSelect() {
    const text = asText(readEnquiry(form))
    try {
      await navigator.clipboard.writeText(text)
      if (copy) copy.textContent = words.copied
    } catch {
      const area = byHand?.querySelector('textarea')
      if (!byHand || !area) return
      byHand.hidden = false
      area.value = text
      area.select()
      scrollIntoWindow(byHand)
    }
  }
}
