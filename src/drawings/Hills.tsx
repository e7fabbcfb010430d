import styles from './drawings.module.css'

/** The motif as a horizon: two hills that lean into each other, where one band of the page gives way to the next. */
export function Hills() {
  return (
    <svg
      viewBox="0 0 1440 110"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={`${styles.drawing} ${styles.hills}`}
    >
      <path className={styles.far} d="M560 111C800 30 1010 4 1180 14C1290 20 1380 40 1440 58V111Z" />
      <path className={styles.near} d="M0 111V48C170 8 400 14 640 50C880 86 1140 100 1440 84V111Z" />
    </svg>
  )
}
