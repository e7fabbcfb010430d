import styles from './drawings.module.css'
import hero from './HeroPicture.module.css'
import { motif } from './motif'

const THOUGHTS =
  'M80 400C70 250 150 104 244 96M112 428C98 300 160 160 232 138M546 330C536 250 494 188 438 184M520 400C528 310 496 246 452 226'

/** Two people, or one mind in conversation with itself: where the forms meet, something grows. */
export function HeroPicture() {
  return (
    <svg
      viewBox="0 0 620 660"
      aria-hidden="true"
      focusable="false"
      className={`${styles.drawing} ${hero.picture}`}
    >
      <clipPath id="shared">
        <path d={motif.shared} />
      </clipPath>
      <ellipse className={styles.glow} cx="338" cy="318" rx="276" ry="300" />
      <path className={styles.first} d={motif.first} />
      <path className={styles.second} d={motif.second} />
      <path className={`${styles.line} ${hero.thoughts}`} d={THOUGHTS} />
      <path className={styles.shared} d={motif.shared} />
      <path className={styles.line} d={motif.stem} />
      <path className={styles.lineOnShared} d={motif.stem} clipPath="url(#shared)" />
      <path className={styles.leaf} d={motif.leaves} />
      <path className={styles.lightLeaf} d={motif.lightLeaves} />
      <path className={styles.lineOnShared} d={motif.veins} />
      <g className={styles.spark}>
        <circle cx="462" cy="88" r="9" />
        <circle cx="498" cy="118" r="4.5" />
        <circle cx="92" cy="118" r="5.5" />
      </g>
    </svg>
  )
}
