import { PointScene } from '../drawings/PointScene'
import type { PageAssets, View } from '../view'
import formStyles from './EnquiryForm.module.css'
import { Failure } from './Failure'
import { type FormProps, PROPS_ID } from './FormProps'
import styles from './PrerenderedForm.module.css'

type Props = { form: string; props: FormProps; view: View; assets: PageAssets }

/** The form as HTML, the inline script that loads React for it, and what the page shows if a script fails. */
export function PrerenderedForm({ form, props, view: { location }, assets: { inlineScript, formScript } }: Props) {
  const { recipient, words } = props
  return (
    <>
      {inlineScript && <script dangerouslySetInnerHTML={{ __html: inlineScript }} />}
      <div className={styles.letter} data-ground="tint">
        <PointScene of="communication" />
      </div>
      <div id="enquiry-fallback" tabIndex={-1} className={formStyles.outcome} data-status="error" hidden>
        <p role="status" className={formStyles.message}>
          {words.error}
        </p>
        <Failure recipient={recipient} words={words} />
      </div>
      <script
        type="application/json"
        id={PROPS_ID}
        // A "</script>" in the text must not close this element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replace(/</g, '\\u003c') }}
      />
      <div
        id="enquiry"
        className={styles.form}
        data-script={location.to(formScript)}
        dangerouslySetInnerHTML={{ __html: form }}
      />
      <div id="without-script" className={`${formStyles.outcome} ${styles.withoutScript}`}>
        <p>{words.withoutScript}</p>
        <div className={formStyles.otherOptions}>
          <a href={`tel:${recipient.phone.dial}`} dir="ltr">
            {recipient.phone.text}
          </a>
          <a href={`mailto:${recipient.email}`} dir="ltr">
            {recipient.email}
          </a>
        </div>
      </div>
    </>
  )
}
