import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import seedling from './Seedling.module.css'

/** The line comes in from the edge and turns up into two first leaves: also where nothing is, something begins. */
export function Seedling() {
  return (
    <Drawing box="0 0 200 160" className={seedling.seedling}>
      <path
        className={styles.line}
        d="M-1600 150C-900 132 -400 164 0 150C60 148 92 150 100 128C104 114 102 102 103 88"
      />
      <path className={styles.leaf} d="M102 92C72 92 50 72 46 42C78 42 100 60 102 92Z" />
      <path className={styles.lightLeaf} d="M104 80C106 46 130 24 164 22C164 56 140 80 104 80Z" />
    </Drawing>
  )
}
