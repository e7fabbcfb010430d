import type { PageAssets, View } from '../view'
import styles from './EnquiryForm.module.css'
import { Failure } from './Failure'
import type { EnquiryFacts } from './facts'

type Props = { form: string; facts: EnquiryFacts; view: View; assets: PageAssets }

/** The prerendered form, the inline script that loads React for it, and the fallbacks for when the form doesn't work. */
export function EnquiryIsland({ form, facts, view: { location }, assets: { inlineScript, formScript } }: Props) {
  const { recipient, words } = facts
  return (
    <>
      {inlineScript && <script dangerouslySetInnerHTML={{ __html: inlineScript }} />}
      <div id="enquiry-fallback" tabIndex={-1} className={styles.outcome} data-status="error" hidden>
        <div role="status">
          <Failure recipient={recipient} words={words} />
        </div>
      </div>
      <div
        id="enquiry"
        data-script={location.to(formScript)}
        data-facts={JSON.stringify(facts)}
        dangerouslySetInnerHTML={{ __html: form }}
      />
      {/* Takes the place of the form, which Document.tsx hides when JavaScript is off. */}
      <noscript>
        <div className={`${styles.outcome} ${styles.failure}`}>
          <p>{words.withoutScript}</p>
          <div className={styles.otherOptions}>
            <a href={recipient.phoneLink} dir="ltr">
              {recipient.phone}
            </a>
            <a href={`mailto:${recipient.email}`} dir="ltr">
              {recipient.email}
            </a>
          </div>
        </div>
      </noscript>
    </>
  )
}
