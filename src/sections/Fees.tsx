import type { Words } from '../../practice/wordsSchema'
import layout from '../styles/layout.module.css'
import styles from './Fees.module.css'
import optional from './optional.module.css'

export function Fees({ words }: { words: NonNullable<Words['fees']> }) {
  return (
    <section id="fees" className={`${layout.content} ${optional.section}`} aria-labelledby="fees-title">
      <div className={layout.opening}>
        <h2 id="fees-title">{words.title}</h2>
        {words.intro && <p>{words.intro}</p>}
        <dl className={`${optional.rows} ${styles.prices}`}>
          {words.prices.map(({ what, price }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        {words.note && <p className={styles.note}>{words.note}</p>}
      </div>
    </section>
  )
}
