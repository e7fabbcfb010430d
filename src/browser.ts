// The only script that comes with the page. It loads the form's own script, React included, when the visitor
// first touches the form. Whatever they write or send before it is there is kept.

import { bringIntoWindow } from './enquiry/bringIntoWindow'
import { explainMistakes } from './enquiry/explainMistakes'
import { readFacts } from './enquiry/facts'
import { offerWays } from './enquiry/offerWays'
import { GIVE_UP_AFTER_MS } from './enquiry/sendEnquiry'

const root = part('#enquiry', HTMLElement)
const stuck = part('#enquiry-stuck', HTMLElement)
const facts = readFacts(root)

let life = nextLife()
let started = false
let alive = false
let loading: Promise<void> | undefined
let tries = 0
let held = false
let composing = Promise.resolve()
let endWays = () => {}

if (self === top) listen()
else refuse()

function listen() {
  explainMistakes(root)
  root.addEventListener('focusin', loadQuietly)
  root.addEventListener('pointerdown', loadQuietly)
  root.addEventListener('submit', clear, true) // also when React answers: what failed before is past
  root.addEventListener('submit', (event) => {
    if (!alive) hold(event)
  })
  // React may have to draw the form anew, and an input method would then write its word twice.
  root.addEventListener('compositionstart', () => {
    composing = new Promise((resolve) => {
      root.addEventListener('compositionend', () => setTimeout(resolve), { once: true })
    })
  })
}

/** In another site's frame a visitor could be made to send: there the form gives way to a link to the page. */
function refuse() {
  root.replaceChildren(part('#enquiry-in-frame', HTMLTemplateElement).content.cloneNode(true))
}

function loadQuietly() {
  if (!started) load().catch(() => {}) // the visitor is told when they send, not while they write
}

function load() {
  loading ??= start().finally(() => {
    loading = undefined
  })
  return loading
}

async function start() {
  // A later try asks for the newest script, under a name of its own: a newer version of the site may have
  // replaced the one that this page names, and Firefox and Safari remember a module that did not load.
  const address = tries++ ? `${root.dataset.latest}?${Date.now()}` : root.dataset.script
  const { hydrateEnquiry } = await import(/* @vite-ignore */ new URL(address ?? '', document.baseURI).href)
  await composing
  if (started) return // another try was quicker
  started = true
  if (held) showSending(false) // React wants to find the form as it was
  try {
    hydrateEnquiry(root, { onAlive: handleAlive, onFault: handleFault })
  } catch (reason) {
    started = false
    throw reason
  }
}

/** A submit that came before the script: kept until the form is alive, then sent once. */
async function hold(event: SubmitEvent) {
  event.preventDefault()
  if (held) return
  held = true
  stuck.focus({ preventScroll: true }) // the button is about to be disabled, and would drop the focus
  showSending(true)
  try {
    // twice: the script that this page names may be gone, and the newest is there
    const loaded = load().catch(load)
    await Promise.race([life.begun, loaded.then(() => life.begun), givingUp()])
    held = false
    submitButton().click() // requestSubmit() is missing in Safari before 16
  } catch (reason) {
    held = false
    loading = undefined // the next try does not wait for one that stalls
    showSending(false)
    console.error(reason)
    apologise()
  }
}

function handleAlive() {
  alive = true
  life.begin()
}

function handleFault() {
  const { fail } = life
  life = nextLife()
  started = alive = false
  fail(new Error('The form has ended itself'))
  if (!held) apologise() // else who holds the enquiry does
}

// Where nothing is held, nothing is touched: WebKit forgets a click when the button's text is exchanged under it.
function showSending(sending: boolean) {
  form().setAttribute('aria-busy', String(sending))
  submitButton().disabled = sending
  submitButton().textContent = sending ? facts.words.sending : facts.words.send
}

function givingUp() {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The script of the form did not load')), GIVE_UP_AFTER_MS)
  })
}

// Beside the form and not in it: React would draw the form anew if it found it changed.
function apologise() {
  clear()
  stuck.dataset.status = 'error'
  stuck.firstElementChild?.append(part('#enquiry-failure', HTMLTemplateElement).content.cloneNode(true))
  endWays = offerWays(stuck, form(), facts)
  bringIntoWindow(stuck)
}

function clear() {
  endWays()
  stuck.dataset.status = 'idle'
  stuck.firstElementChild?.replaceChildren()
}

/** One promise that the form is alive, kept by whichever try is first. */
function nextLife() {
  let begin = () => {}
  let fail = (_: Error) => {}
  const begun = new Promise<void>((resolve, reject) => {
    begin = resolve
    fail = reject
  })
  begun.catch(() => {}) // perhaps nobody waits for it
  return { begun, begin, fail }
}

function form() {
  return part('#enquiry form', HTMLFormElement)
}

function submitButton() {
  return part('#enquiry button[type=submit]', HTMLButtonElement)
}

function part<Kind extends HTMLElement>(selector: string, kind: new () => Kind) {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`)
  return found
}
