import { copyText } from './enquiry/copyText'
import { mailLink } from './enquiry/mailLink'
import type { FormProps } from './enquiry/props'
import { readEnquiry } from './enquiry/readEnquiry'

// Loads React when the visitor comes near the form, so that a reader who never reaches it doesn't download React.
// Runs as soon as it's there, perhaps before the rest of the page: a press without it would open the email app.

const LOAD_TIMEOUT_MS = 15_000
const island = () => document.getElementById('form-island') as HTMLElement
const form = () => island().querySelector('form') as HTMLFormElement
const fieldset = () => form().querySelector('fieldset') as HTMLFieldSetElement
const readProps = (): FormProps => JSON.parse(island().dataset.props ?? '')

const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve)
  else resolve(undefined)
})

let loading: Promise<void> | undefined
let hydrated = false
let waiting: object | undefined // the press that is sent when React is there
let panel: ReturnType<typeof preparePanel> | undefined // what the visitor can do without React

function load() {
  loading ??= hydrate().catch((reason) => {
    loading = undefined // tried again when the visitor touches the form
    throw reason
  })
  return loading
}

async function hydrate() {
  const { hydrateForm } = await import('./enquiry/hydrateForm')
  await parsed
  // React expects the form as it was rendered. Otherwise, the button stays untouched: WebKit forgets a click if the
  // button's text is exchanged between press and release.
  if (fieldset().disabled) showSending(false)
  form().noValidate = false // EnquiryForm.tsx sets it again
  hydrateForm(island(), readProps())
  hydrated = true
}

async function handleSubmit(event: SubmitEvent) {
  if (!(event.target as Element).closest('#form-island')) return
  panel?.element.remove()
  if (hydrated) return // React sends it
  event.preventDefault()
  if (waiting) return
  const press = {}
  waiting = press
  showSending(true)
  try {
    await Promise.race([load(), rejectAfter(LOAD_TIMEOUT_MS)])
    if (waiting === press) HTMLFormElement.prototype.requestSubmit.call(form()) // a field could be called requestSubmit
  } catch (reason) {
    console.error('The form’s script could not be loaded.', reason)
    if (waiting !== press) return
    showSending(false)
    showPanel()
  } finally {
    if (waiting === press) waiting = undefined
  }
}

const rejectAfter = (delay: number) =>
  new Promise<never>((_, reject) => setTimeout(reject, delay, new Error('It didn’t arrive in time.')))

function showSending(sending: boolean) {
  const { words } = readProps()
  const status = form().querySelector('[role=status]')
  const button = form().querySelector('[type=submit]')
  // Either may be missing: an extension can remove it.
  if (status) status.textContent = sending ? words.sending : ''
  if (button) button.textContent = sending ? words.sending : words.send
  if (sending) button?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  fieldset().disabled = sending
}

function showPanel() {
  panel ??= preparePanel()
  panel.update()
  island().before(panel.element)
  panel.element.focus({ preventScroll: true })
  panel.element.scrollIntoView({ block: 'start', behavior: 'instant' })
}

function preparePanel() {
  const template = document.getElementById('form-unavailable') as HTMLTemplateElement
  const element = template.content.firstElementChild as HTMLElement
  // kept, because an extension may rewrite the addresses of links
  const link = element.querySelector('[href^="mailto:"]') as HTMLAnchorElement
  const copy = element.querySelector('[type=button]') as HTMLButtonElement
  const { recipient, words, extras } = readProps()

  /** The email says what is in the fields now. */
  function update() {
    const { href, text, fits } = mailLink(recipient.email, readEnquiry(form(), extras), words.mailSubject)
    link.href = href
    link.textContent = fits ? words.writeMail : words.openMail
    copy.hidden = fits
    copy.textContent = words.copy
    copy.onclick = async () => {
      if (await copyText(text, copy)) copy.textContent = words.copied
    }
  }
  return { element, update }
}

const tryToLoad = () => void load().catch(() => {}) // silent: the visitor hasn't asked for anything yet

document.addEventListener('submit', handleSubmit)
// The page may be shown again as it was left, with a press that waits.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || !waiting) return
  waiting = undefined
  showSending(false)
})
parsed.then(() => {
  form().noValidate = true // only our own fields count: extensions add others
  island().addEventListener('input', () => panel?.element.isConnected && panel.update())
  island().addEventListener('focusin', tryToLoad)
  new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && tryToLoad(), {
    rootMargin: '100%',
  }).observe(island())
})
