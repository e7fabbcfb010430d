import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import { MARK_BOX, motif } from './motif'

/** The motif alone, as the practice's mark. */
export function Mark() {
  return (
    <Drawing viewBox={MARK_BOX} size={40}>
      <path className={styles.first} d={motif.first} />
      <path className={styles.second} d={motif.second} />
      <path className={styles.shared} d={motif.shared} />
    </Drawing>
  )
}
