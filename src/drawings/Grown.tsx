import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import grown from './Grown.module.css'

/** The message has arrived: the sun is up, and on the plant one bud is open. */
export function Grown() {
  return (
    <Drawing box="0 0 900 250" className={grown.grown}>
      <circle className={styles.sun} cx="450" cy="150" r="128" />
      <path className={grown.far} d="M0 196C180 130 360 150 520 190C660 222 790 214 900 176V251H0Z" />
      <path className={styles.line} d="M0 226C160 196 330 206 432 216C452 200 448 150 456 74" />
      <g className={grown.leaves}>
        <path className={styles.leaf} d="M450 186C414 190 386 168 378 134C416 134 446 152 450 186Z" />
        <path className={styles.lightLeaf} d="M452 160C462 126 492 108 528 114C520 148 490 168 452 160Z" />
        <path
          className={styles.second}
          d="M456 80C430 78 416 62 418 40C436 44 450 54 456 72C462 54 476 44 494 40C496 62 482 78 456 80ZM456 80C440 60 440 36 456 20C472 36 472 60 456 80Z"
        />
      </g>
      <path className={grown.near} d="M0 234C200 198 420 214 580 228C700 238 810 232 900 216V251H0Z" />
    </Drawing>
  )
}
