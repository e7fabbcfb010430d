import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import button from '../styles/button.module.css'
import { bringIntoWindow } from './bringIntoWindow'
import styles from './EnquiryForm.module.css'
import { readEnquiry } from './enquiry'
import { Failure } from './Failure'
import { Fields } from './Fields'
import type { EnquiryFacts } from './facts'
import { offerWays } from './offerWays'
import { Success } from './Success'
import { sendEnquiry } from './sendEnquiry'

type Props = {
  facts: EnquiryFacts
  /** Whether it begins with the thanks: the last one ended itself when its enquiry was under way. */
  delivered?: boolean
  onAlive?: () => void
  onSending?: (sent: Promise<void>) => void
}

export function EnquiryForm({ facts, delivered = false, onAlive, onSending }: Props) {
  const { words, services } = facts
  const [status, setStatus] = useState<'idle' | 'success' | 'error'>(delivered ? 'success' : 'idle')
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string>()
  const inFlight = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)

  // A layout effect runs in the commit in which React takes over the form's events.
  useLayoutEffect(() => onAlive?.(), [onAlive])
  // With the message itself, and not after it: a key that is pressed in between would lose its place.
  useLayoutEffect(() => {
    if (status === 'idle' || !outcome.current || !form.current) return
    bringIntoWindow(outcome.current)
    if (status === 'error') return offerWays(outcome.current, form.current, facts)
  }, [status, facts])
  useEffect(() => {
    // A field that is found wrong belongs to another try: the thanks for the last one must not stand beside it.
    const clear = () => setStatus('idle')
    form.current?.addEventListener('invalid', clear, true)
    return () => form.current?.removeEventListener('invalid', clear, true)
  }, [])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref and not the state: two submits in one tick would both still see the old state.
    if (inFlight.current) return
    const form = event.currentTarget
    begin()
    try {
      const sent = sendEnquiry(readEnquiry(form), facts.recipient)
      onSending?.(sent)
      await sent
      form.reset() // the default service comes back by itself
      setStatus('success')
    } catch (reason) {
      console.error('The enquiry was not sent.', reason)
      if (location.hash === '#check') setAnswer(String(reason)) // for the practice, when it tries its form
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
      ref={form}
      id="enquiry-form"
      className={styles.form}
      method="post" // with the policy's form-action 'none': a submit that nobody handles goes nowhere, and not into the address bar
      aria-labelledby="enquiry-title"
      aria-busy={sending}
      onSubmit={handleSubmit}
    >
      <div ref={outcome} tabIndex={-1} className={styles.outcome} data-status={status}>
        <div role="status">
          {status === 'success' && <Success words={words} />}
          {status === 'error' && <Failure {...facts} answer={answer} />}
        </div>
      </div>
      <Fields words={words} services={services} sending={sending} />
      <button type="submit" className={button.primary} disabled={sending}>
        {sending ? words.sending : words.send}
      </button>
    </form>
  )
}
