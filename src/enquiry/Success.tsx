import { enquiry as words } from '../content'
import { Mark } from '../drawings/Mark'
import styles from './EnquiryForm.module.css'

export function Success() {
  return (
    <>
      <Mark />
      <p className={styles.message}>{words.success}</p>
      <p className={styles.aside}>{words.nothingKept}</p>
    </>
  )
}
