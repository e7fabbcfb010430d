import type { Words } from '../../practice/wordsSchema'
import { PointScene } from '../drawings/PointScene'
import layout from '../styles/layout.module.css'
import styles from './WhyChoose.module.css'

export function WhyChoose({ words }: { words: Words['whyChoose'] }) {
  return (
    <section id="why-choose" className={styles.whyChoose} data-ground="tint" aria-labelledby="why-choose-title">
      <div className={`${layout.content} ${styles.inner}`}>
        <h2 id="why-choose-title">{words.title}</h2>
        <ul className={`${styles.points} ${styles[`columns${words.points.length}`] ?? ''}`}>
          {words.points.map(({ drawing, name, words }) => (
            <li key={name}>
              <PointScene of={drawing} />
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
