// The page's only inline script. It comes before the form and listens on the document, so it works as soon as the form
// is parsed, even if the rest of the page is still loading or never arrives. It loads the form's script when the visitor
// first interacts with the form, queues a submit until the script is ready, and shows the fallback if it can't be loaded.

import { fieldsIn, readEnquiry } from './enquiry/enquiry'
import { readFacts } from './enquiry/facts'
import { mailLink } from './enquiry/mailLink'
import { scrollToMessage } from './enquiry/scrollToMessage'
import { TIMEOUT_MS } from './enquiry/sendEnquiry'

const island = () => requireElement('#enquiry')
const fallback = () => requireElement('#enquiry-fallback')
const button = () => document.querySelector<HTMLButtonElement>('#enquiry [type=submit]')

// Read at load time: the links to the form change the hash.
const check = location.hash === '#check'
const attempts: Promise<void>[] = []
let isLoading = false
let hydration: Promise<void> | undefined
let hydrated = false
let queued = false

// Measure the header just before the page might scroll: measuring at load would slow down the page.
for (const type of ['click', 'keydown', 'focusin']) document.addEventListener(type, keepClearOfHeader, true)
for (const type of ['focusin', 'pointerdown'])
  document.addEventListener(type, ({ target }) => {
    if (!(target instanceof HTMLElement) || !island().contains(target)) return
    // Ignore a failed load here: it is reported when the visitor submits, not while they are typing.
    if (!hydrated) load().catch(() => {})
    // The scroll-margin in Fields.module.css brings the field's label into view too.
    if (type === 'focusin' && target.dataset.field) target.scrollIntoView({ block: 'nearest' })
  })
document.addEventListener('submit', (event) => {
  if (!island().contains(event.target as Node)) return // an extension's form
  fallback().hidden = true
  if (!hydrated) queueSubmit(event)
})
document.addEventListener('input', prefillMail)

/** Loads React and hydrates the form, unless that is under way. Resolves when any attempt has succeeded. */
function load() {
  if (!isLoading) attempts.push(hydrate().finally(() => (isLoading = false)))
  isLoading = true
  return Promise.any(attempts)
}

async function hydrate() {
  // Firefox and Safari cache a failed module load, so a retry needs a different URL.
  const address = island().dataset.script + (attempts.length ? `?${attempts.length}` : '')
  const { hydrateEnquiry }: typeof import('./enquiry/island') = await import(/* @vite-ignore */ address)
  // React must not hydrate half a form. The button is the form's last element.
  while (!button() && document.readyState === 'loading') await new Promise((resolve) => setTimeout(resolve, 50))
  hydration ??= hydrateEnquiry(island(), check)
  await hydration
  hydrated = true
}

async function queueSubmit(event: Event) {
  event.preventDefault()
  if (queued) return
  queued = true
  // Chromium and Firefox drop focus to <body> when the focused button is disabled.
  requireElement('#enquiry [data-status]').focus({ preventScroll: true })
  showSending(true)
  const timeout = new Promise((_, reject) =>
    setTimeout(reject, TIMEOUT_MS, new Error('The form’s script did not load')),
  )
  try {
    await Promise.race([load(), timeout])
    queued = false
    showSending(false)
    button()?.click() // requestSubmit() is missing in Safari before 16
  } catch (reason) {
    console.error(reason)
    queued = false
    isLoading = false // or the next submit would wait for a stalled attempt
    fallback().hidden = false
    prefillMail()
    scrollToMessage(fallback())
    showSending(false)
  }
}

/** Mimics React's sending state. The fields are locked, because success would clear anything typed meanwhile. */
function showSending(sending: boolean) {
  const { words } = readFacts(island())
  const submit = button()
  requireElement('#enquiry form').setAttribute('aria-busy', String(sending))
  for (const field of fieldsIn(island()))
    if (field) field[field.type === 'select-one' ? 'disabled' : 'readOnly'] = sending
  if (!submit) return
  submit.disabled = sending
  submit.textContent = sending ? words.sending : words.send
}

function prefillMail() {
  const link = document.querySelector<HTMLAnchorElement>('#enquiry-fallback a')
  if (!link || fallback().hidden) return
  const { recipient, words } = readFacts(island())
  const { href, whole } = mailLink(recipient.email, readEnquiry(document), words.mailSubject)
  link.href = href
  link.textContent = whole ? words.writeMail : words.openMail
}

/** Keeps scroll targets clear of the sticky header, even if it wraps. */
function keepClearOfHeader() {
  const header = requireElement('header')
  const root = document.documentElement
  const sticky = Math.max(0, header.offsetHeight + Number.parseFloat(getComputedStyle(header).top))
  // Only if needed: the header is usually as tall as the CSS assumes, and a style change costs 150 ms on a slow phone.
  const assumed = Number.parseFloat(getComputedStyle(root).scrollPaddingTop)
  if (Math.abs(sticky - assumed) > 4) root.style.scrollPaddingTop = `${sticky}px`
}

function requireElement(selector: string) {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}
