import { phoneLink } from '../practice/phoneLink'
import styles from './EnquiryForm.module.css'
import { Failure } from './Failure'
import type { EnquiryFacts } from './facts'

/** The form's own script, relative to the page: by its content's name, and by one that stays. */
export type EnquiryScript = { current: string; latest: string }

type Props = { form: string; facts: EnquiryFacts; script: EnquiryScript; address: string }

/** The form as it stands in the page before it is alive, and what takes its place when it cannot be. */
export function EnquiryIsland({ form, facts, script, address }: Props) {
  const { recipient, words } = facts
  return (
    <>
      <div id="enquiry-stuck" tabIndex={-1} className={styles.outcome} data-status="idle">
        <div role="status" />
      </div>
      <template id="enquiry-failure">
        <Failure {...facts} />
      </template>
      <div
        id="enquiry"
        data-script={script.current}
        data-latest={script.latest}
        data-facts={JSON.stringify(facts)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, at build time
        dangerouslySetInnerHTML={{ __html: form }}
      />
      <template id="enquiry-in-frame">
        <div className={styles.withoutScript}>
          <p>{words.inFrame}</p>
          <p>
            <a href={address} target="_top">
              {address}
            </a>
          </p>
        </div>
      </template>
      {/* The document hides the form then. */}
      <noscript>
        <div className={styles.withoutScript}>
          <p>{words.withoutScript}</p>
          <ul className={styles.ways}>
            <li>
              <a href={phoneLink(recipient.phone)}>{recipient.phone}</a>
            </li>
            <li>
              <a href={`mailto:${recipient.email}`}>{recipient.email}</a>
            </li>
          </ul>
        </div>
      </noscript>
    </>
  )
}
