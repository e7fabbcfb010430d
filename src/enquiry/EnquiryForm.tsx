import { type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Failure } from './Failure'
import { Fields } from './Fields'
import type { FormProps } from './props'
import { fieldIn, findMistakes, type Mistakes, readEnquiry } from './readEnquiry'
import { Success } from './Success'
import { type Progress, useSubmission } from './useSubmission'

type Props = FormProps & { onProgress?: (progress: Progress) => void }

/** A form that opens the visitor's email app where no script runs. src/main.ts takes over what comes before React. */
export function EnquiryForm({ words, services, extras, recipient, privacyAddress, onProgress }: Props) {
  const { progress, proceed, unsent, setUnsent, submit, isInFlight } = useSubmission(recipient, onProgress)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const ownForm = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const sending = progress === 'sending'
  const status = sending ? 'idle' : progress

  useLayoutEffect(() => {
    if (ownForm.current) ownForm.current.noValidate = true // only our own fields count: extensions add others
  }, [])

  useLayoutEffect(() => {
    if (status === 'idle') return
    outcome.current?.focus({ preventScroll: true })
    // focus() doesn't scroll to an element that already has the focus. Smooth scrolling would delay the message.
    outcome.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [status])

  useLayoutEffect(() => {
    if (sending) send.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [sending])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isInFlight() || showMistakes(form)) return
    // Chromium and Firefox move focus to <body> when the focused button is disabled.
    outcome.current?.focus({ preventScroll: true })
    submit(readEnquiry(form, extras), form)
  }

  function showMistakes(form: HTMLFormElement) {
    const found = findMistakes(form)
    const [first] = Object.keys(found)
    flushSync(() => {
      if (first) proceed('idle')
      setMistakes(found)
    })
    // after the hints have moved the fields
    if (first) fieldIn(form, first)?.focus()
    return Boolean(first)
  }

  function handleInput({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    const found = findMistakes(form)
    if (!(name in found)) setMistakes((shown) => ({ ...shown, [name]: undefined }))
    if (status === 'error') setUnsent(readEnquiry(form, extras))
  }

  return (
    <form
      ref={ownForm}
      id="enquiry-form"
      className="enquiry-form"
      data-status={status}
      action={`mailto:${recipient.email}`}
      method="post"
      encType="text/plain"
      aria-labelledby="enquiry-title"
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <div ref={outcome} tabIndex={-1} className="outcome" data-status={status}>
        {/* Only this line is a live region, so typing doesn't trigger an announcement. */}
        <p role="status" className="outcome-message">
          {sending ? words.sending : { idle: '', success: words.success, error: words.error }[status]}
        </p>
        {status === 'success' && <Success words={words} />}
        {status === 'error' && <Failure words={words} recipient={recipient} enquiry={unsent} />}
      </div>
      {/* Locked while sending: a successful send would also clear anything typed in the meantime. */}
      <fieldset disabled={sending} role="presentation">
        <h3 id="enquiry-title" hidden={status !== 'idle'}>
          {words.title}
        </h3>
        <p className="enquiry-form-opening" hidden={status !== 'idle'}>
          {services.length > 1 ? `${words.opening} ${words.openingChoice}` : words.opening}
        </p>
        <Fields words={words} services={services} extras={extras} mistakes={mistakes} />
        <p className="enquiry-form-note">
          {words.privacy.text} {privacyAddress && <a href={privacyAddress}>{words.privacy.notice}</a>}
        </p>
        <button ref={send} type="submit" className={status === 'idle' ? 'button' : 'button secondary'}>
          {sending ? words.sending : words.send}
        </button>
      </fieldset>
    </form>
  )
}
