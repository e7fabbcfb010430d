import type { LegalText } from '../practice/wordsSchema'
import { Mark } from './drawings/Mark'
import styles from './LegalPage.module.css'
import { Footer } from './sections/Footer'
import type { View } from './view'

/** A legal notice or privacy notice from the practice's words. */
export function LegalPage({ view, text }: { view: View; text: LegalText }) {
  return (
    <>
      <main className={styles.legal}>
        <a href={view.location.link('')} className={styles.home}>
          <Mark />
          <span>{view.name}</span>
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
