import { Mark } from './drawings/Mark'
import styles from './LegalPage.module.css'
import { Footer } from './sections/Footer'
import type { View } from './view'
import type { LegalText } from './words'

/** An imprint or a privacy notice that the practice has written into its words. */
export function LegalPage({ view, text }: { view: View; text: LegalText }) {
  const { practice, root, path } = view
  return (
    <>
      <main className={styles.legal}>
        <a href={`${root}${path}`} className={styles.home}>
          <Mark />
          <span>{practice.name}</span>
        </a>
        <h1>{text.title}</h1>
        {text.sections.map(({ title, paragraphs }) => (
          <section key={title ?? paragraphs[0]}>
            {title && <h2>{title}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
      <Footer view={view} />
    </>
  )
}
