import type { LegalText } from '../practice/wordsSchema'
import { Drawing, Path } from './drawings/Drawing'
import { Mark } from './drawings/Mark'
import styles from './SecondaryPages.module.css'
import { Footer } from './sections/Footer'
import button from './styles/button.module.css'
import layout from './styles/layout.module.css'
import type { View } from './view'

export function LegalPage({ view, text }: { view: View; text: LegalText }) {
  return (
    <>
      <main className={styles.legal}>
        <Brand view={view} />
        <h1>{text.title}</h1>
        {text.sections.map(({ title, paragraphs }) => (
          <div key={title ?? paragraphs[0]}>
            {title && <h2>{title}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </main>
      <Footer view={view} />
    </>
  )
}

function Brand({ view: { practice, location } }: { view: Pick<View, 'practice' | 'location'> }) {
  return (
    <a href={location.toPage('')} className={styles.brand}>
      <Mark />
      <span>{practice.name}</span>
    </a>
  )
}

export function NotFound({ view: { practice, words, location } }: { view: View }) {
  return (
    <main className={`${layout.content} ${styles.notFound}`}>
      <Brand view={{ practice, location }} />
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.words}</p>
      <div className={styles.ways}>
        <a href={location.toPage('')} className={button.primary}>
          {words.notFound.home}
        </a>
        <a href={`tel:${practice.phone.dial}`}>
          <span>
            {words.contact.phone} <span dir="ltr">{practice.phone.text}</span>
          </span>
        </a>
      </div>
      {/* The line comes in from the edge and becomes a seedling, in front of the hero's sun. */}
      <Drawing viewBox="0 0 200 170" className={styles.seedling}>
        <circle fill="var(--draw-sun)" cx="112" cy="72" r="66" />
        <Path as="leaf" d="M103 92c-27-1-49-22-60-51 30 6 56 24 60 51z" />
        <Path as="lightLeaf" d="M103 92c2-30 25-51 62-61-8 34-32 60-62 61z" />
        <Path as="vein" d="M98 86q-20-24-40-37m49 33q18-24 40-38" />
        <Path as="line" d="M-1600 160c700-18 1200 14 1600 0 60-2 92 0 100-22 4-14 2-26 3-47" />
      </Drawing>
    </main>
  )
}
