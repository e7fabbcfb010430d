import styles from './drawings.module.css'
import { MARK_BOX, motif } from './motif'

/** The motif alone, as the practice's mark. */
export function Mark() {
  return (
    <svg
      viewBox={MARK_BOX}
      width="40"
      height="40"
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      <path className={styles.first} d={motif.first} />
      <path className={styles.second} d={motif.second} />
      <path className={styles.shared} d={motif.shared} />
    </svg>
  )
}
