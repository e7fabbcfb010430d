import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import hero from './HeroPicture.module.css'
import { motif } from './motif'

/** One line: it comes in from the edge of the window as the ground, and turns up into the stem. */
const GROUND_AND_STEM =
  'M-2600 640C-1900 604 -1100 690 -520 656C-180 636 20 672 170 664C268 658 306 622 313 560C318 516 309 478 314 440C322 372 352 300 345 170'

/** Two people, or one mind in conversation with itself: where the forms meet, something grows. */
export function HeroPicture() {
  return (
    <Drawing box="20 40 580 630" className={hero.picture}>
      <clipPath id="shared">
        <path d={motif.shared} />
      </clipPath>
      <circle className={styles.sun} cx="316" cy="332" r="278" />
      <path className={styles.first} d={motif.first} />
      <path className={styles.second} d={motif.second} />
      <path className={styles.lens} d={motif.shared} />
      <path className={styles.line} d={GROUND_AND_STEM} />
      <path className={styles.lineOnShared} d={GROUND_AND_STEM} clipPath="url(#shared)" />
      <path className={styles.leaf} d={motif.leaves} />
      <path className={styles.lightLeaf} d={motif.lightLeaves} />
      <path className={styles.lineOnShared} d={motif.veins} />
    </Drawing>
  )
}
