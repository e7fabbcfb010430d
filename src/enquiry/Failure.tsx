import { useLayoutEffect, useRef, useState } from 'react'
import { Drawing } from '../drawings/Drawing'
import { Letter } from '../drawings/things'
import { type Enquiry, enquiryText } from './enquiry'
import type { FormProps } from './FormProps'
import { mailLink } from './mailLink'
import { adviceFor } from './providerAdvice'
import { scrollToMessage } from './scrolling'

type Props = Pick<FormProps, 'recipient' | 'words'> & {
  /** What the visitor wrote. Absent in the static fallback, which therefore can't offer to retry or copy. */
  enquiry?: Enquiry
  /** Why sending failed. Shown only at …/#check, to the practice. */
  answer?: string | undefined
}

export function Failure({ recipient, words, enquiry, answer }: Props) {
  const mail = enquiry && mailLink(recipient.email, enquiry, words.mailSubject)
  return (
    <>
      <p>{words.kept}</p>
      <Drawing viewBox="0 0 160 172" className="outlined unsent">
        <Letter />
      </Drawing>
      {enquiry && (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget: { form } }) => form?.querySelector<HTMLElement>('[type=submit]')?.click()}
        >
          {words.tryAgain}
        </button>
      )}
      <ul className="other-options">
        <li>
          <a href={mail?.href ?? `mailto:${recipient.email}`}>
            {mail && !mail.whole ? words.openMail : words.writeMail}
          </a>
        </li>
        {enquiry && <Copy text={enquiryText(enquiry)} words={words} />}
        <li>
          <a href={`tel:${recipient.phone.dial}`}>
            <span>
              {words.call} <span dir="ltr">{recipient.phone.text}</span>
            </span>
          </a>
        </li>
      </ul>
      {answer && (
        <p className="outcome-aside">
          <span>{words.check}</span> <code dir="ltr">{answer}</code> <span>{adviceFor(answer)}</span>
        </p>
      )}
    </>
  )
}

function Copy({ text, words }: { text: string; words: FormProps['words'] }) {
  const [result, setResult] = useState<{ text: string; refused: boolean }>()
  const manualCopy = useRef<HTMLTextAreaElement>(null)
  const refused = result?.refused ?? false

  useLayoutEffect(() => {
    if (!result?.refused || !manualCopy.current?.parentElement) return
    scrollToMessage(manualCopy.current.parentElement)
    manualCopy.current.select()
  }, [result])

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult({ text, refused: false })
    } catch {
      setResult({ text, refused: true })
    }
  }

  return (
    <li>
      <button type="button" onClick={handleCopy}>
        {result && !refused && result.text === text ? words.copied : words.copy}
      </button>
      <p className="outcome-aside">{words.sharedComputer}</p>
      {refused && (
        <div className="field manual-copy" tabIndex={-1}>
          <p id="copy-by-hand">{words.copyByHand}</p>
          <textarea ref={manualCopy} aria-labelledby="copy-by-hand" rows={4} readOnly value={text} />
        </div>
      )}
    </li>
  )
}
