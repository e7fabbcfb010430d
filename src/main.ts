import { mailLink } from './enquiry/mailLink'
import type { FormProps } from './enquiry/props'
import { readEnquiry } from './enquiry/readEnquiry'

// Loads React when the visitor comes near the form, so that a reader who never reaches it doesn't download React.
const island = document.getElementById('form-island') as HTMLElement
const template = document.getElementById('form-unavailable') as HTMLTemplateElement
const unavailable = template.content.firstElementChild as HTMLElement
const props: FormProps = JSON.parse(island.dataset.props ?? '')
const form = () => island.querySelector('form') as HTMLFormElement
const fieldset = () => form().querySelector('fieldset') as HTMLFieldSetElement

let loading: Promise<void> | undefined

function load() {
  loading ??= hydrate().catch((reason) => {
    loading = undefined // tried again when the visitor touches the form
    throw reason
  })
  return loading
}

async function hydrate() {
  const { hydrateForm } = await import('./enquiry/hydrateForm')
  // React expects the form as it was rendered, and a disabled field has no value. Otherwise, the button stays untouched:
  // WebKit forgets a click if the button's text is exchanged between press and release.
  if (fieldset().disabled) showSending(false)
  unavailable.remove()
  hydrateForm(island, props)
  observer.disconnect()
  island.removeEventListener('submit', sendOnceLoaded)
}

async function sendOnceLoaded(event: SubmitEvent) {
  event.preventDefault()
  unavailable.remove()
  showSending(true)
  try {
    await load()
    form().requestSubmit()
  } catch (reason) {
    console.error('The form’s script could not be loaded.', reason)
    showSending(false)
    showUnavailable()
  }
}

function showSending(sending: boolean) {
  const { words } = props
  const status = form().querySelector('[role=status]')
  const button = form().querySelector('[type=submit]')
  // Either may be missing: an extension can remove it.
  if (status) status.textContent = sending ? words.sending : ''
  if (button) button.textContent = sending ? words.sending : words.send
  if (sending) button?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  fieldset().disabled = sending
}

function showUnavailable() {
  const { recipient, words } = props
  const link = unavailable.querySelector('[href^="mailto:"]') as HTMLAnchorElement
  const mail = mailLink(recipient.email, readEnquiry(form()), words.mailSubject)
  link.href = mail.href
  link.textContent = mail.whole ? words.writeMail : words.tooLong
  island.before(unavailable)
  unavailable.focus({ preventScroll: true })
  unavailable.scrollIntoView({ block: 'start', behavior: 'instant' })
}

const tryToLoad = () => void load().catch(() => {}) // silent: the visitor hasn't asked for anything yet
const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && tryToLoad(), {
  rootMargin: '100%',
})
observer.observe(island)
island.addEventListener('focusin', tryToLoad)
island.addEventListener('submit', sendOnceLoaded)
// Firefox keeps a page that was left while sending, and shows it again after Back, but its request never ends.
addEventListener('pageshow', ({ persisted }) => persisted && fieldset().disabled && location.reload())
