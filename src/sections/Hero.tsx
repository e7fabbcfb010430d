import { HeroPicture } from '../drawings/HeroPicture'
import button from '../styles/button.module.css'
import layout from '../styles/layout.module.css'
import type { View } from '../view'
import styles from './Hero.module.css'

export function Hero({ view: { practice, words } }: { view: View }) {
  const { hero, tagline, contact } = words
  return (
    <section id="home" className={styles.hero} aria-labelledby="home-title">
      <div className={`${layout.content} ${styles.inner}`}>
        <div className={styles.words}>
          <h1 id="home-title" className={styles.title}>
            {tagline.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className={styles.lead}>{hero.openingWords}</p>
          <div className={styles.start}>
            <a href="#contact" className={button.primary}>
              {hero.start}
            </a>
            <p>{hero.reassurance}</p>
            {practice.emergency && (
              <a href="#emergency" className={styles.emergency}>
                {contact.emergency}
              </a>
            )}
          </div>
        </div>
        <div className={styles.picture}>
          <HeroPicture />
        </div>
      </div>
    </section>
  )
}
