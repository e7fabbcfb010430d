import { type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Enquiry } from '../fields'
import { Failure } from './Failure'
import { Fields } from './Fields'
import type { FormProps } from './props'
import { findMistakes, type Mistakes, readEnquiry } from './readEnquiry'
import { Success } from './Success'
import { sendEnquiry } from './sendEnquiry'

/** A form that opens the visitor's email app where no script runs. src/main.ts takes over what comes before React. */
export function EnquiryForm({ words, services, recipient, hasPrivacyNotice }: FormProps) {
  const [sending, setSending] = useState(false)
  const [status, setStatus] = useState<'idle' | 'success' | 'error'>('idle')
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [unsent, setUnsent] = useState<Enquiry>()
  const inFlight = useRef(false)
  const outcome = useRef<HTMLDivElement>(null)
  const send = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (status === 'idle') return
    outcome.current?.focus({ preventScroll: true })
    // focus() doesn't scroll to an element that already has the focus. Smooth scrolling would delay the message.
    outcome.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [status])

  useLayoutEffect(() => {
    if (sending) send.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [sending])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inFlight.current) return // a ref: two submits in one tick would both see the old state
    const form = event.currentTarget
    if (showMistakes(form)) return
    inFlight.current = true
    const enquiry = readEnquiry(form)
    // Chromium and Firefox move focus to <body> when the focused button is disabled.
    outcome.current?.focus({ preventScroll: true })
    setSending(true)
    setStatus('idle')
    try {
      await sendEnquiry(enquiry, recipient)
      form.reset() // also restores the default service
      setUnsent(undefined)
      setStatus('success')
    } catch (reason) {
      console.error('The enquiry was not sent.', reason)
      setUnsent(enquiry)
      setStatus('error')
    } finally {
      setSending(false)
      inFlight.current = false
    }
  }

  /** The browser fires this event for each invalid field. Our hints replace its bubble, which would cover them. */
  function handleInvalid(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    showMistakes(event.currentTarget)
  }

  function showMistakes(form: HTMLFormElement) {
    const found = findMistakes(form)
    const [first] = Object.keys(found)
    flushSync(() => {
      if (first) setStatus('idle')
      setMistakes(found)
    })
    // after the hints have moved the fields
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return Boolean(first)
  }

  function handleInput({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    const found = findMistakes(form)
    if (!(name in found)) setMistakes((shown) => ({ ...shown, [name]: undefined }))
    if (status === 'error') setUnsent(readEnquiry(form))
  }

  return (
    <form
      id="enquiry-form"
      className="enquiry-form"
      data-status={status}
      action={`mailto:${recipient.email}`}
      method="post"
      encType="text/plain"
      aria-labelledby="enquiry-title"
      onSubmit={handleSubmit}
      onInvalidCapture={handleInvalid}
      onInput={handleInput}
    >
      <div ref={outcome} tabIndex={-1} className="outcome" data-status={status}>
        {/* Only this line is a live region, so typing doesn't trigger an announcement. */}
        <p role="status" className="outcome-message">
          {sending ? words.sending : { idle: '', success: words.success, error: words.error }[status]}
        </p>
        {/* React removes one node that only it knows, even if an extension has removed what is in it. */}
        <div>
          <div key={status} className="outcome-details">
            {status === 'success' && <Success words={words} />}
            {status === 'error' && <Failure words={words} recipient={recipient} enquiry={unsent} />}
          </div>
        </div>
      </div>
      {/* Locked while sending: a successful send would also clear anything typed in the meantime. */}
      <fieldset disabled={sending} role="presentation">
        <h3 id="enquiry-title" hidden={status !== 'idle'}>
          {words.title}
        </h3>
        <p className="enquiry-form-opening" hidden={status !== 'idle'}>
          {words.opening}
        </p>
        <Fields words={words} services={services} mistakes={mistakes} />
        <p className="enquiry-form-note">
          {words.privacy.text} {hasPrivacyNotice && <a href="#privacy">{words.privacy.notice}</a>}
        </p>
        <button ref={send} type="submit" className={status === 'idle' ? 'button' : 'button secondary'}>
          {sending ? words.sending : words.send}
        </button>
      </fieldset>
    </form>
  )
}
