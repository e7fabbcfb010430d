import { Drawing } from './Drawing'
import styles from './drawings.module.css'

/** The line comes in from the edge and turns up into two first leaves. */
export function Seedling() {
  return (
    <Drawing viewBox="0 0 200 160" className={styles.seedling}>
      <path className={styles.leaf} d="M103 90c-32 0-56-20-60-51 34 0 58 19 60 51z" />
      <path className={styles.lightLeaf} d="M103 90c1-36 26-59 62-61 0 36-26 61-62 61z" />
      <path className={styles.line} d="M-1600 150c700-18 1200 14 1600 0 60-2 92 0 100-22 4-14 2-26 3-38" />
    </Drawing>
  )
}
