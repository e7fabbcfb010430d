import { practice, words } from '../content/content'
import { RichText } from '../text/RichText'

/** The legal notice and the privacy notice, if the practice has them. */
export function Legal() {
  return (
    <>
      <Notice id="imprint" title={words.footer.imprint} text={practice.imprint} />
      <Notice id="privacy" title={words.footer.privacyNotice} text={practice.privacyNotice} />
    </>
  )
}

function Notice({ id, title, text }: { id: string; title: string; text: string | undefined }) {
  return (
    text && (
      <section id={id} className="content legal" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <RichText text={text} />
      </section>
    )
  )
}
