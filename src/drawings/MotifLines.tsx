import styles from './drawings.module.css'
import { markPaths } from './markPaths'

/** The motif in outline, large, behind words. */
export function MotifLines() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={styles.drawing}>
      <path className={styles.line} d={markPaths.first + markPaths.second} />
    </svg>
  )
}
