import { enquiry as words } from '../content'
import { phoneLink } from '../practice'
import styles from './EnquiryForm.module.css'
import { Failure } from './Failure'
import type { Recipient } from './sendEnquiry'

type Props = { form: string; recipient: Recipient; script: string }

const NOTHING_WRITTEN = { name: '', email: '', service: '', message: '' }

/** The form as it stands in the page before it is alive, and what takes its place when it cannot be. */
export function EnquiryIsland({ form, recipient, script }: Props) {
  return (
    <>
      <div
        id="enquiry"
        data-script={script}
        data-recipient={JSON.stringify(recipient)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, at build time
        dangerouslySetInnerHTML={{ __html: form }}
      />
      <div id="enquiry-stuck" tabIndex={-1} className={styles.outcome} data-status="idle">
        <div role="status" />
      </div>
      <template id="enquiry-failure">
        <Failure enquiry={NOTHING_WRITTEN} recipient={recipient} />
      </template>
      {/* The shell in index.html hides the form then. */}
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
