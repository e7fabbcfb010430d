import { practice, words } from '../content/content'
import { RichText } from '../text/RichText'

/** The legal notice and the privacy notice, if the practice has them. */
export function Legal() {
  return (
    <>
      <LegalText id="imprint" title={words.footer.imprint} text={practice.imprint} />
      <LegalText id="privacy" title={words.footer.privacyNotice} text={practice.privacyNotice} />
    </>
  )
}

function LegalText({ id, title, text }: { id: string; title: string; text: string | undefined }) {
  return (
    text && (
      <section id={id} className="content legal" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <RichText text={text} />
      </section>
    )
  )
}
