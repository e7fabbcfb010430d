import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { enquiry as words } from '../content'
import button from '../styles/button.module.css'
import styles from './EnquiryForm.module.css'
import { type Enquiry, readEnquiry } from './enquiry'
import { Failure } from './Failure'
import { Fields } from './Fields'
import { Success } from './Success'
import { type Recipient, sendEnquiry } from './sendEnquiry'

type Props = { recipient: Recipient; onReady?: () => void }

export function EnquiryForm({ recipient, onReady }: Props) {
  const [status, setStatus] = useState<'idle' | 'success' | 'error'>('idle')
  const [sending, setSending] = useState(false)
  const [written, setWritten] = useState<Enquiry>()
  const inFlight = useRef(false)
  const outcome = useRef<HTMLDivElement>(null)

  // A layout effect runs in the same breath in which React takes over the form's events.
  useLayoutEffect(() => onReady?.(), [onReady])
  useEffect(() => {
    if (status !== 'idle') outcome.current?.focus()
  }, [status])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref and not the state: two submits in one tick would both still see the old state.
    if (inFlight.current) return
    const form = event.currentTarget
    begin()
    try {
      await sendEnquiry(readEnquiry(form), recipient)
      form.reset() // the default service comes back by itself
      setStatus('success')
    } catch (reason) {
      console.error(reason)
      setWritten(readEnquiry(form))
      setStatus('error') // the fields are uncontrolled: every word stays
    } finally {
      end()
    }
  }

  function begin() {
    inFlight.current = true
    // A button that is disabled drops the focus to the body in Chromium and Firefox, so hand it on first.
    outcome.current?.focus({ preventScroll: true })
    setSending(true)
    setStatus('idle')
  }

  function end() {
    inFlight.current = false
    setSending(false)
  }

  return (
    <form
      id="enquiry-form"
      className={styles.form}
      method="post" // with the policy's form-action 'none': a submit that nobody handles goes nowhere, and not into the address bar
      aria-labelledby="enquiry-title"
      aria-busy={sending}
      onSubmit={handleSubmit}
      onInput={(event) => status === 'error' && setWritten(readEnquiry(event.currentTarget))}
    >
      <Fields readOnly={sending} />
      <button type="submit" className={button.primary} disabled={sending}>
        {sending ? words.sending : words.send}
      </button>
      <div ref={outcome} tabIndex={-1} className={styles.outcome} data-status={status}>
        <div role="status">
          {status === 'success' && <Success />}
          {status === 'error' && written && <Failure enquiry={written} recipient={recipient} />}
        </div>
      </div>
    </form>
  )
}
