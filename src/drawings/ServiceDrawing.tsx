import type { ReactNode } from 'react'
import styles from './drawings.module.css'

export type ServiceName = 'individual' | 'couples' | 'online'

export function ServiceDrawing({ of }: { of: ServiceName }) {
  return (
    <svg
      viewBox={`${left[of]} 0 120 96`}
      width="120"
      height="96"
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      {drawings[of]}
    </svg>
  )
}

/** Where each drawing begins, so that all of them stand flush with the words below. */
const left: Record<ServiceName, number> = { individual: 17, couples: 10, online: 10 }

const drawings: Record<ServiceName, ReactNode> = {
  // one form, and a leaf that unfolds in it
  individual: (
    <>
      <path
        className={styles.first}
        d="M58 6C82 8 92 34 88 58C84 82 66 92 46 90C24 88 14 70 18 48C22 24 36 4 58 6Z"
      />
      <path className={styles.shared} d="M53 62C42 50 44 32 56 22C66 34 66 52 53 62Z" />
      <path
        className={styles.line}
        d="M52 92C53 74 52 58 56 36M53 74C62 74 72 66 74 54C64 54 54 62 53 74ZM53 74Q62 66 68 59"
      />
      <path className={styles.lineOnShared} d="M53.5 60Q54 48 56 36" />
      <circle className={styles.spark} cx="97" cy="20" r="4" />
    </>
  ),
  // two forms that lean in, and a line that runs through both
  couples: (
    <>
      <path
        className={styles.first}
        d="M50 8C68 12 74 40 62 66C56 82 36 92 22 82C6 70 8 34 26 16C33 8 41 6 50 8Z"
      />
      <path
        className={styles.second}
        d="M72 14C54 18 48 44 58 68C64 84 84 92 98 82C114 70 112 38 96 21C89 14 81 12 72 14Z"
      />
      <path
        className={styles.shared}
        d="M62 17.5C68 28 68 52 62 66C61 69 60.5 70 59.5 71.5C51 52 51 30 62 17.5Z"
      />
      <path className={styles.line} d="M10 58C26 46 40 62 54 52M66 50C80 40 94 56 110 42" />
      <path className={styles.lineOnShared} d="M54 52C58 49 62 52 66 50" />
      <circle className={styles.spark} cx="61" cy="6" r="3.5" />
    </>
  ),
  // a window, and the two forms in it
  online: (
    <>
      <path
        className={styles.second}
        d="M20 16C44 4 84 6 102 18C114 28 112 62 100 74C82 86 38 86 20 76C6 66 8 26 20 16Z"
      />
      <path className={styles.glow} d="M30 20H92Q97 20 97 25V65Q97 70 92 70H30Q25 70 25 65V25Q25 20 30 20Z" />
      <path
        className={styles.first}
        d="M58 30C68 32 71 46 66 58C64 64 62 67 59 70H40C36 60 38 44 46 35C50 30 54 29 58 30Z"
      />
      <path
        className={styles.shared}
        d="M73 34C65 36 61 50 66 62C67 66 68 68 70 70H88C91 62 90 48 84 39C81 35 77 33 73 34Z"
      />
      <path
        className={styles.line}
        d="M30 20H92Q97 20 97 25V65Q97 70 92 70H30Q25 70 25 65V25Q25 20 30 20ZM50 88H72M61 70V88"
      />
      <circle className={styles.spark} cx="90" cy="27" r="2.5" />
    </>
  ),
}
