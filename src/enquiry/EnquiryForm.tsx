import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import button from '../styles/button.module.css'
import styles from './EnquiryForm.module.css'
import { type Enquiry, FIELD_NAMES, type FieldName, fieldIn, readEnquiry } from './enquiry'
import { Failure } from './Failure'
import { Fields } from './Fields'
import type { FormProps } from './FormProps'
import { OutcomeBoundary } from './OutcomeBoundary'
import { Success } from './Success'
import { scrollToMessage } from './scrolling'
import { sendEnquiry } from './sendEnquiry'

type Props = FormProps & { onHydrated?: () => void }
type Outcome = { status: 'idle' | 'success' } | { status: 'error'; enquiry: Enquiry; reason: string }

/**
 * Each piece of text is the only child of its element, and that element has suppressHydrationWarning, so React can
 * hydrate the form even after the browser has translated it. The fields are uncontrolled, so typed text survives hydration.
 */
export function EnquiryForm({ words, services, recipient, onHydrated }: Props) {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  const [sending, setSending] = useState(false)
  const [invalid, setInvalid] = useState<FieldName[]>([])
  const inFlight = useRef(false)
  const panel = useRef<HTMLDivElement>(null)
  const { status } = outcome

  useLayoutEffect(() => onHydrated?.(), [onHydrated])
  useLayoutEffect(() => {
    if (status !== 'idle' && panel.current) scrollToMessage(panel.current)
  }, [status])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, not state: two submits in one tick would both see the old state.
    if (inFlight.current) return
    const form = event.currentTarget
    const enquiry = readEnquiry(form)
    inFlight.current = true
    // Chromium and Firefox move focus to <body> when the focused button is disabled.
    panel.current?.focus({ preventScroll: true })
    setSending(true)
    setOutcome({ status: 'idle' })
    setInvalid([])
    try {
      await sendEnquiry(enquiry, recipient)
      form.reset() // also restores the default service
      setOutcome({ status: 'success' })
    } catch (reason) {
      console.error('The enquiry was not sent.', reason)
      setOutcome({ status: 'error', enquiry, reason: String(reason) }) // uncontrolled fields keep their values
    } finally {
      inFlight.current = false
      setSending(false)
    }
  }

  function handleInvalid(form: HTMLFormElement) {
    setOutcome({ status: 'idle' })
    // Check every field again: a password manager may have filled one in without firing an event.
    setInvalid(FIELD_NAMES.filter((name) => fieldIn(form, name)?.validity.valid === false))
  }

  function handleInput(form: HTMLFormElement, field: HTMLInputElement) {
    if (field.validity.valid) setInvalid((names) => names.filter((name) => name !== field.name))
    if (outcome.status === 'error') setOutcome({ ...outcome, enquiry: readEnquiry(form) })
  }

  return (
    <form
      id="enquiry-form"
      className={styles.form}
      method="post" // GET would put the message in the URL if the script failed and the CSP weren't enforced
      aria-labelledby="enquiry-title"
      data-sent={status === 'success'}
      onSubmit={handleSubmit}
      onInput={(event) => handleInput(event.currentTarget, event.target as HTMLInputElement)}
    >
      <div ref={panel} tabIndex={-1} className={styles.outcome} data-status={status}>
        {/* Only this line is a live region, so copying or typing doesn't trigger an announcement. */}
        <p role="status" className={styles.message} suppressHydrationWarning>
          {sending ? words.sending : { idle: '', success: words.success, error: words.error }[status]}
        </p>
        <OutcomeBoundary>
          {status === 'success' && <Success words={words} />}
          {outcome.status === 'error' && (
            <Failure
              recipient={recipient}
              words={words}
              enquiry={outcome.enquiry}
              answer={isCheck() ? outcome.reason : undefined}
            />
          )}
        </OutcomeBoundary>
      </div>
      {/* Locked while sending: a successful send also clears anything typed in the meantime. */}
      <fieldset disabled={sending} role="presentation" className={styles.fields}>
        <Fields words={words} services={services} invalid={invalid} onInvalid={handleInvalid} status={status} />
        <button
          type="submit"
          className={status === 'idle' ? button.primary : button.secondary}
          suppressHydrationWarning
        >
          {sending ? words.sending : words.send}
        </button>
      </fieldset>
    </form>
  )
}

/** The inline script notes whether the address ended in #check. */
function isCheck() {
  return 'check' in document.documentElement.dataset
}
