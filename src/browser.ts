// The only script that comes with the page. It fetches the form's own script when the visitor first touches
// the form. Whatever they write or send before it is there is kept.

import { enquiry as words } from './content'
import { copyEnquiry } from './enquiry/copyEnquiry'
import { readEnquiry } from './enquiry/enquiry'
import { mailLink } from './enquiry/mailLink'
import { GIVE_UP_AFTER_MS, type Recipient } from './enquiry/sendEnquiry'

const root = document.getElementById('enquiry') as HTMLElement
const stuck = document.getElementById('enquiry-stuck') as HTMLElement
const failure = document.getElementById('enquiry-failure') as HTMLTemplateElement

let waking: Promise<void> | undefined
let awake = false
let held = false
let tries = 0

root.addEventListener('focusin', wakeQuietly)
root.addEventListener('pointerdown', wakeQuietly)
root.addEventListener('submit', clear, true) // also when React answers: what failed before is past
root.addEventListener('submit', hold)

function wakeQuietly() {
  wake().catch(() => {}) // the visitor is told when they send, not while they write
}

function wake() {
  waking ??= fetchIsland().catch(forgetAndThrow)
  return waking
}

function forgetAndThrow(reason: unknown): never {
  waking = undefined // the next try asks again
  throw reason
}

async function fetchIsland() {
  // Firefox and Safari remember a module that did not load, so each further try asks under another name.
  const address = root.dataset.script + (tries++ ? `?${tries}` : '')
  const { wakeEnquiry } = await import(/* @vite-ignore */ new URL(address, document.baseURI).href)
  if (awake) return // two tries may arrive after all
  awake = true
  // React wants to find the form as it was. Where nothing was held, nothing is touched: WebKit forgets a click
  // when the button's text is exchanged under the finger.
  if (held) showSending(false)
  await new Promise<void>((resolve) => {
    wakeEnquiry(root, () => {
      root.removeEventListener('focusin', wakeQuietly)
      root.removeEventListener('pointerdown', wakeQuietly)
      root.removeEventListener('submit', hold)
      resolve()
    })
  })
}

/** A submit that came before the script: kept until the script is there, then sent once. */
async function hold(event: SubmitEvent) {
  event.preventDefault()
  if (held) return
  held = true
  stuck.focus({ preventScroll: true }) // the button is about to be disabled, and would drop the focus
  showSending(true)
  try {
    await Promise.race([wake(), givingUp()]).catch(forgetAndThrow)
    held = false
    submitButton().click() // requestSubmit() is missing in Safari before 16
  } catch (reason) {
    held = false
    showSending(false)
    console.error(reason)
    showFailure()
  }
}

function showSending(sending: boolean) {
  for (const field of form().querySelectorAll<HTMLInputElement>('input, textarea')) field.readOnly = sending
  submitButton().disabled = sending
  submitButton().textContent = sending ? words.sending : words.send
}

function givingUp() {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The script of the form did not load')), GIVE_UP_AFTER_MS)
  })
}

// Beside the form and not in it: React would draw the form anew if it found it changed.
function showFailure() {
  stuck.dataset.status = 'error'
  stuck.firstElementChild?.replaceChildren(failure.content.cloneNode(true))
  stuck.focus()
  const mail = stuck.querySelector('a') as HTMLAnchorElement
  const copy = stuck.querySelector('button') as HTMLButtonElement
  copy.onclick = async () => {
    if (await copyEnquiry(form())) copy.textContent = words.copied
  }
  keepUpToDate()
  root.oninput = keepUpToDate

  function keepUpToDate() {
    const { email } = JSON.parse(root.dataset.recipient ?? '{}') as Recipient
    const link = mailLink(email, readEnquiry(form()))
    mail.href = link.href
    mail.textContent = link.whole ? words.writeMail : words.openMail
    copy.textContent = words.copy
    ;(copy.parentElement as HTMLElement).hidden = link.whole
  }
}

function clear() {
  stuck.dataset.status = 'idle'
  stuck.firstElementChild?.replaceChildren()
  root.oninput = null
}

function form() {
  return root.querySelector('form') as HTMLFormElement
}

function submitButton() {
  return form().querySelector('button[type=submit]') as HTMLButtonElement
}
