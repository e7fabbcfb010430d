import type { EnquiryWords } from '../../practice/wordsSchema'
import { Grown } from '../drawings/Grown'
import styles from './EnquiryForm.module.css'

export function Success({ words }: { words: EnquiryWords }) {
  return (
    <>
      <Grown />
      <div className={styles.success}>
        <p className={styles.message}>{words.success}</p>
        <p className={styles.aside}>{words.nothingKept}</p>
      </div>
    </>
  )
}
