import { Mark } from '../drawings/Mark'
import styles from './EnquiryForm.module.css'
import type { EnquiryWords } from './facts'

export function Success({ words }: { words: EnquiryWords }) {
  return (
    <>
      <Mark />
      <p className={styles.message}>{words.success}</p>
      <p className={styles.aside}>{words.nothingKept}</p>
    </>
  )
}
