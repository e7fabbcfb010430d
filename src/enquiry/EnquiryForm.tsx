import { type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Enquiry, FIELD_NAMES, type FieldName, fieldIn, readEnquiry } from './enquiry'
import { Failure } from './Failure'
import { Fields } from './Fields'
import type { FormProps } from './FormProps'
import { OutcomeBoundary } from './OutcomeBoundary'
import { Success } from './Success'
import { scrollToField, scrollToMessage } from './scrolling'
import { sendEnquiry } from './sendEnquiry'

type Props = FormProps & { onHydrated?: () => void }
type State = { status: 'idle' | 'sending' | 'success' } | { status: 'error'; enquiry: Enquiry; reason: string }

/**
 * Each piece of text is the only child of its element, and that element has suppressHydrationWarning, so React can
 * hydrate the form even after the browser has translated it. The fields are uncontrolled, so typed text survives hydration.
 */
export function EnquiryForm({ words, services, recipient, onHydrated }: Props) {
  const [state, setState] = useState<State>({ status: 'idle' })
  const [invalid, setInvalid] = useState<FieldName[]>([])
  const inFlight = useRef(false)
  const panel = useRef<HTMLDivElement>(null)
  const { status } = state
  const outcome = status === 'success' || status === 'error' ? status : undefined

  useLayoutEffect(() => onHydrated?.(), [onHydrated])
  useLayoutEffect(() => {
    if (outcome && panel.current) scrollToMessage(panel.current)
  }, [outcome])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, not state: two submits in one tick would both see the old state.
    if (inFlight.current) return
    const form = event.currentTarget
    const enquiry = readEnquiry(form)
    inFlight.current = true
    // Chromium and Firefox move focus to <body> when the focused button is disabled.
    panel.current?.focus({ preventScroll: true })
    setState({ status: 'sending' })
    setInvalid([])
    try {
      await sendEnquiry(enquiry, recipient)
      form.reset() // also restores the default service
      setState({ status: 'success' })
    } catch (reason) {
      console.error('The enquiry was not sent.', reason)
      setState({ status: 'error', enquiry, reason: String(reason) }) // uncontrolled fields keep their values
    } finally {
      inFlight.current = false
    }
  }

  /** The browser fires this event once for each invalid field. */
  function handleInvalid(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault() // our hints replace the browser's bubble, which would cover them
    const form = event.currentTarget
    // Check every field again: a password manager may have filled one in without firing an event.
    const names = FIELD_NAMES.filter((name) => fieldIn(form, name)?.validity.valid === false)
    const first = names[0] && fieldIn(form, names[0])
    setState({ status: 'idle' })
    setInvalid(names)
    if (!first || event.target !== first) return
    first.focus({ preventScroll: true })
    // Wait two frames: React shows the hints in the first, and WebKit scrolls too far if it is still laying them out.
    requestAnimationFrame(() => requestAnimationFrame(() => scrollToField(first)))
  }

  function handleInput(form: HTMLFormElement, field: HTMLInputElement) {
    if (field.validity.valid) setInvalid((names) => names.filter((name) => name !== field.dataset.field))
    if (state.status === 'error') setState({ ...state, enquiry: readEnquiry(form) })
  }

  return (
    <form
      className="form"
      method="post" // GET would put the message in the URL if the script failed and the CSP weren't enforced
      aria-labelledby="enquiry-title"
      onSubmit={handleSubmit}
      onInvalidCapture={handleInvalid}
      onInput={(event) => handleInput(event.currentTarget, event.target as HTMLInputElement)}
    >
      <div ref={panel} tabIndex={-1} className="outcome" data-status={outcome}>
        {/* Only this line is a live region, so copying or typing doesn't trigger an announcement. */}
        <p role="status" className="outcome-message" suppressHydrationWarning>
          {{ idle: '', sending: words.sending, success: words.success, error: words.error }[status]}
        </p>
        <OutcomeBoundary>
          {status === 'success' && <Success words={words} />}
          {state.status === 'error' && (
            <Failure
              recipient={recipient}
              words={words}
              enquiry={state.enquiry}
              answer={isCheck() ? state.reason : undefined}
            />
          )}
        </OutcomeBoundary>
      </div>
      {/* Locked while sending: a successful send would also clear anything typed in the meantime. */}
      <fieldset disabled={status === 'sending'} role="presentation">
        <Fields words={words} services={services} invalid={invalid} outcome={outcome} />
        <button type="submit" className={outcome ? 'button secondary' : 'button'} suppressHydrationWarning>
          {status === 'sending' ? words.sending : words.send}
        </button>
      </fieldset>
    </form>
  )
}

/** The inline script records whether the address ended in #check. */
function isCheck() {
  return 'check' in document.documentElement.dataset
}
