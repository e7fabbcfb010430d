import { type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Enquiry, type FormProps, readEnquiry } from './enquiry'
import { Failure } from './Failure'
import { Fields } from './Fields'
import { Success } from './Success'
import { sendEnquiry } from './sendEnquiry'

/**
 * Without JavaScript, and until React has hydrated it, the form opens the visitor's email app.
 *
 * Each text is the only child of its element, with suppressHydrationWarning, so that React can hydrate the form after
 * the browser has translated it. The fields are uncontrolled, so that typed text survives hydration.
 */
export function EnquiryForm({ words, recipient, hasPrivacyNotice }: FormProps) {
  const [sending, setSending] = useState(false)
  const [status, setStatus] = useState<'idle' | 'success' | 'error'>('idle')
  const [invalid, setInvalid] = useState<string[]>([])
  const [unsent, setUnsent] = useState<Enquiry>()
  const inFlight = useRef(false)
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (status !== 'idle') panel.current?.focus({ preventScroll: true })
    // focus() doesn't scroll to an element that already has the focus. Smooth scrolling would delay the message.
    if (status !== 'idle') panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [status])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inFlight.current) return // a ref: two submits in one tick would both see the old state
    inFlight.current = true
    const form = event.currentTarget
    const enquiry = readEnquiry(form)
    // Chromium and Firefox move focus to <body> when the focused button is disabled.
    panel.current?.focus({ preventScroll: true })
    setSending(true)
    setStatus('idle')
    setInvalid([])
    try {
      await sendEnquiry(enquiry, recipient)
      form.reset() // also restores the default service
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
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(':is(input, textarea):invalid')]
    flushSync(() => {
      setStatus('idle')
      setInvalid(fields.map(({ name }) => name))
    })
    fields[0]?.focus() // after the hints have moved the fields
  }

  function handleInput({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>) {
    const field = target as HTMLInputElement
    if (field.validity.valid) setInvalid((names) => names.filter((name) => name !== field.name))
    setUnsent(readEnquiry(form))
  }

  return (
    <form
      className="form"
      action={`mailto:${recipient.email}`}
      method="post"
      encType="text/plain"
      aria-labelledby="enquiry-title"
      onSubmit={handleSubmit}
      onInvalidCapture={handleInvalid}
      onInput={handleInput}
    >
      <div ref={panel} tabIndex={-1} className="outcome" data-status={status}>
        {/* Only this line is a live region, so typing doesn't trigger an announcement. */}
        <p role="status" className="outcome-message" suppressHydrationWarning>
          {sending ? words.sending : { idle: '', success: words.success, error: words.error }[status]}
        </p>
        {status === 'success' && <Success words={words} />}
        {status === 'error' && unsent && <Failure words={words} recipient={recipient} enquiry={unsent} />}
      </div>
      {/* Locked while sending: a successful send would also clear anything typed in the meantime. */}
      <fieldset disabled={sending} role="presentation">
        <h3 id="enquiry-title" hidden={status !== 'idle'} suppressHydrationWarning>
          {words.title}
        </h3>
        <Fields words={words} invalid={invalid} />
        <p className="form-note" suppressHydrationWarning>
          {words.privacy.text}
        </p>
        {hasPrivacyNotice && (
          <a href="#privacy" className="form-note" suppressHydrationWarning>
            {words.privacy.notice}
          </a>
        )}
        <button type="submit" className="button" suppressHydrationWarning>
          {sending ? words.sending : words.send}
        </button>
      </fieldset>
    </form>
  )
}
