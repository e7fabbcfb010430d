import styles from './drawings.module.css'
import { markPaths } from './markPaths'

/** The motif: two forms that lean towards each other, and what they share. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true" focusable="false" className={styles.drawing}>
      <path className={styles.first} d={markPaths.first} />
      <path className={styles.second} d={markPaths.second} />
      <path className={styles.shared} d={markPaths.shared} />
    </svg>
  )
}
