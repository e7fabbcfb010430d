import { useEffect, useRef, useState } from 'react'
import type { Enquiry } from '../fields'
import type { Recipient } from './props'
import { sendEnquiry } from './sendEnquiry'

export type Progress = 'idle' | 'sending' | 'success' | 'error'

const GRACE_AFTER_BACK_MS = 1_000

/** Sends the enquiry in the form, and knows what has become of it. */
export function useSubmission(recipient: Recipient, onProgress: ((progress: Progress) => void) | undefined) {
  const [progress, setProgress] = useState<Progress>('idle')
  const [unsent, setUnsent] = useState<Enquiry>()
  const inFlight = useRef<object>(undefined) // a ref: two submits in one tick would both see the old state

  function proceed(to: Progress) {
    setProgress(to)
    onProgress?.(to)
  }

  async function submit(enquiry: Enquiry, form: HTMLFormElement) {
    const thisOne = {}
    inFlight.current = thisOne
    proceed('sending')
    const accepted = await sendEnquiry(enquiry, recipient).catch(logFailure)
    if (inFlight.current !== thisOne) return // the visitor has come back to the form, and may have written more
    inFlight.current = undefined
    setUnsent(accepted ? undefined : enquiry)
    proceed(accepted ? 'success' : 'error')
    // also restores the default service; form.reset could be a field that an extension has added
    if (accepted) HTMLFormElement.prototype.reset.call(form)
  }

  // The page was left while sending, and is shown again as it was. Chromium delivers an answer that came meanwhile.
  useEffect(() => {
    function unlock({ persisted }: PageTransitionEvent) {
      const left = inFlight.current
      if (!persisted || !left) return
      setTimeout(() => {
        if (inFlight.current !== left) return
        inFlight.current = undefined // a later answer changes nothing
        proceed('idle')
      }, GRACE_AFTER_BACK_MS)
    }
    addEventListener('pageshow', unlock)
    return () => removeEventListener('pageshow', unlock)
  })

  return { progress, proceed, unsent, setUnsent, submit, isInFlight: () => inFlight.current !== undefined }
}

function logFailure(reason: unknown) {
  console.error('The enquiry was not sent.', reason)
  return false
}
