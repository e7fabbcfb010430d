// The page's only inline script. It comes before the form and listens on the document, so it works as soon as the form
// is parsed, even if the rest of the page is still loading or never arrives. It loads the form's script when the
// visitor first interacts with the form. A submit waits for that script; if it can't be loaded, the fallback is shown.

import { readEnquiry } from './enquiry'
import { readProps } from './FormProps'
import { mailLink } from './mailLink'
import { scrollToField, scrollToMessage } from './scrolling'
import { TIMEOUT_MS } from './sendEnquiry'

const container = () => element('#enquiry')
const fallback = () => element('#enquiry-fallback')
const fields = () => element('#enquiry fieldset') as HTMLFieldSetElement
const button = () => document.querySelector<HTMLButtonElement>('#enquiry [type=submit]')

type FormScript = typeof import('./hydrateForm')

let requests = 0
let loading: Promise<void> | undefined
let setScript: (script: FormScript) => void
/** A promise resolves only once, so React hydrates the form only once, with the first script that arrives. */
const hydrated = new Promise<FormScript>((resolve) => (setScript = resolve)).then(({ hydrateForm }) =>
  hydrateForm(container()),
)

const root = document.documentElement
root.dataset.scripting = '' // shows the form, which needs this script
rememberCheck()
addEventListener('hashchange', rememberCheck)
for (const type of ['focusin', 'pointerdown'])
  document.addEventListener(type, ({ target }) => {
    if (!(target instanceof HTMLElement) || !container().contains(target)) return
    // Ignore a failed load here: it is reported when the visitor submits, not while they are typing.
    load().catch(() => {})
    if (type === 'focusin' && target.dataset.field) scrollToField(target as HTMLInputElement)
  })
document.addEventListener('submit', (event) => {
  if (!container().contains(event.target as Node)) return // an extension's form
  fallback().hidden = true
  if (!event.defaultPrevented) submitWhenHydrated(event) // otherwise React has handled it
})
document.addEventListener('input', prefillMail)

/** Resolves when React has hydrated the form, and rejects if this request for its script fails. */
function load() {
  loading ??= request().catch((reason) => {
    loading = undefined // the next call makes a new request
    throw reason
  })
  return Promise.race([loading, hydrated])
}

async function request() {
  // Firefox and Safari cache a failed module load, so each retry needs a different URL.
  const address = `${container().dataset.script}${requests++ ? `?${requests}` : ''}`
  const script: FormScript = await import(address)
  // React must not hydrate a half-parsed form. The button is the form's last element.
  while (!button() && document.readyState === 'loading') await new Promise((resolve) => setTimeout(resolve, 50))
  setScript(script)
  return hydrated
}

async function submitWhenHydrated(event: Event) {
  event.preventDefault()
  if (fields().disabled) return // already waiting
  // Chromium and Firefox move focus to <body> when the focused button is disabled.
  element('#enquiry .outcome').focus({ preventScroll: true })
  showSending(true)
  const timeout = new Promise((_, reject) =>
    setTimeout(reject, TIMEOUT_MS, new Error('The form’s script did not load')),
  )
  try {
    await Promise.race([load(), timeout])
    showSending(false)
    button()?.click() // Safari before 16 lacks requestSubmit()
  } catch (reason) {
    console.error(reason)
    loading = undefined // or the next submit would wait for a stalled request
    fallback().hidden = false
    prefillMail()
    scrollToMessage(fallback())
    showSending(false)
  }
}

/** Enters or leaves the sending state, which looks the same as React's. */
function showSending(sending: boolean) {
  const { words } = readProps()
  fields().disabled = sending
  element('#enquiry [role=status]').textContent = sending ? words.sending : ''
  const submit = button()
  if (submit) submit.textContent = sending ? words.sending : words.send
}

function prefillMail() {
  const link = document.querySelector<HTMLAnchorElement>('#enquiry-fallback a')
  if (!link || fallback().hidden) return
  const { recipient, words } = readProps()
  const { href, whole } = mailLink(recipient.email, readEnquiry(document), words.mailSubject)
  link.href = href
  link.textContent = whole ? words.writeMail : words.openMail
}

/**
 * For the practice: at …/#check, error messages include the provider's response. The hash is remembered, because
 * clicking any in-page link replaces it.
 */
function rememberCheck() {
  if (location.hash === '#check') root.dataset.check = ''
}

/** For elements that are always in the prerendered page. */
function element(selector: string) {
  return document.querySelector(selector) as HTMLElement
}
