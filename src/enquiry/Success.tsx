import { Grown } from '../drawings/Grown'
import type { EnquiryWords } from '../words'
import styles from './EnquiryForm.module.css'

export function Success({ words }: { words: EnquiryWords }) {
  return (
    <>
      <Grown />
      <div className={styles.words}>
        <p className={styles.message}>{words.success}</p>
        <p className={styles.aside}>{words.nothingKept}</p>
      </div>
    </>
  )
}
