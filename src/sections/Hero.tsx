import { hero, tagline } from '../content'
import { HeroPicture } from '../drawings/HeroPicture'
import button from '../styles/button.module.css'
import styles from './Hero.module.css'

export function Hero({ openingWords = hero.openingWords }: { openingWords?: string | undefined }) {
  return (
    <section id="home" className={styles.hero} aria-labelledby="home-title">
      <div className={styles.inner}>
        <div>
          <h1 id="home-title" className={styles.title}>
            {tagline[0]} <span>{tagline[1]}</span>
          </h1>
          <p className={styles.lead}>{openingWords}</p>
          <div className={styles.start}>
            <a href="#contact" className={button.primary}>
              {hero.start}
            </a>
            <p>{hero.reassurance}</p>
          </div>
        </div>
        <div className={styles.picture}>
          <HeroPicture />
        </div>
      </div>
    </section>
  )
}
