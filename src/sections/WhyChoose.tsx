import { whyChoose } from '../content'
import { Hills } from '../drawings/Hills'
import { PointMark } from '../drawings/PointMark'
import styles from './WhyChoose.module.css'

export function WhyChoose() {
  return (
    <section className={styles.whyChoose} aria-labelledby="why-choose-title">
      <Hills />
      <div className={styles.band}>
        <div className={styles.inner}>
          <h2 id="why-choose-title">{whyChoose.title}</h2>
          <ul className={styles.points}>
            {whyChoose.points.map(({ mark, name, words }) => (
              <li key={name}>
                <PointMark of={mark} />
                <h3>{name}</h3>
                <p>{words}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
