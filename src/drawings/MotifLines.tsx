import styles from './drawings.module.css'
import { motif } from './motif'

/** The motif in outline, large, behind words. */
export function MotifLines() {
  return (
    <svg viewBox="30 50 570 600" aria-hidden="true" focusable="false" className={styles.drawing}>
      <path
        className={styles.line}
        d={motif.first + motif.second + motif.leaves + motif.lightLeaves + motif.stem + motif.veins}
      />
    </svg>
  )
}
