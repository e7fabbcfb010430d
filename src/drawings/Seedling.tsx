import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import seedling from './Seedling.module.css'

/** The line comes in from the edge and turns up into two first leaves: also where nothing is, something begins. */
export function Seedling() {
  return (
    <Drawing box="0 0 200 160" className={seedling.seedling}>
      <path className={styles.line} d="M-1600 150c700-18 1200 14 1600 0 60-2 92 0 100-22 4-14 2-26 3-40" />
      <path className={styles.leaf} d="M102 92c-30 0-52-20-56-50 32 0 54 18 56 50z" />
      <path className={styles.lightLeaf} d="M104 80c2-34 26-56 60-58 0 34-24 58-60 58z" />
    </Drawing>
  )
}
