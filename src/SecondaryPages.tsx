import type { LegalText } from '../practice/wordsSchema'
import { Drawing, Path } from './drawings/Drawing'
import { Mark } from './drawings/Mark'
import { motif } from './drawings/motif'
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
      {/* The line comes in from the edge and becomes a seedling, in front of the two shapes. */}
      <Drawing viewBox="20 40 580 640" className={styles.seedling}>
        <Path fill="first" d={motif.first} />
        <Path fill="second" d={motif.second} />
        <Path fill="lens" d={motif.shared} />
        <Path as="line" d="M-4800 660c1400-36 3300 50 4280 16 340-20 540 16 690 8 98-6 143-52 143-124v-160" />
        <Path as="leaf" d="M313 404c-81-3-147-66-180-153 90 18 168 72 180 153z" />
        <Path as="lightLeaf" d="M313 404c6-90 75-153 186-183-24 102-96 180-186 183z" />
        <Path as="vein" d="M298 386q-60-72-120-111m147 99q54-72 120-114" />
      </Drawing>
    </main>
  )
}
