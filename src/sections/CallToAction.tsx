import type { Words } from '../../practice/wordsSchema'
import { Footpath, HillEdge, Sunrise } from '../drawings/Sunrise'
import button from '../styles/button.module.css'
import layout from '../styles/layout.module.css'
import styles from './CallToAction.module.css'

export function CallToAction({ words }: { words: Words['callToAction'] }) {
  return (
    <section id="call-to-action" className={styles.callToAction} aria-labelledby="call-to-action-title">
      <Sunrise />
      <div className={styles.band}>
        <Footpath />
        <div className={`${layout.content} ${styles.inner}`}>
          <h2 id="call-to-action-title">{words.title}</h2>
          <p>{words.words}</p>
          <a href="#contact" className={button.onBand}>
            {words.contact}
          </a>
        </div>
        <HillEdge hill="rising" />
      </div>
    </section>
  )
}
