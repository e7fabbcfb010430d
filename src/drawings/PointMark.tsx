import type { ReactNode } from 'react'
import styles from './drawings.module.css'

export type PointName = 'care' | 'communication' | 'support' | 'approach'

export function PointMark({ of }: { of: PointName }) {
  return (
    <svg
      viewBox="0 0 56 56"
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      {marks[of]}
    </svg>
  )
}

const marks: Record<PointName, ReactNode> = {
  // one form, held by another
  care: (
    <>
      <path
        className={styles.first}
        d="M31 4C45 6 52 19 50 32C47 46 37 53 25 52C12 50 5 40 7 27C10 12 19 3 31 4Z"
      />
      <path
        className={styles.shared}
        d="M32 17C39 19 42 26 40 33C38 40 32 43 26 42C19 41 16 35 18 28C20 21 26 16 32 17Z"
      />
      <path className={styles.lineOnShared} d="M23.5 30.5L28 35L35 25.5" />
    </>
  ),
  // two voices, and what they have in common
  communication: (
    <>
      <path
        className={styles.first}
        d="M23 7C33 8 38 18 36 30C34 42 27 49 18 48C8 47 3 38 5 27C7 15 13 6 23 7Z"
      />
      <path
        className={styles.second}
        d="M39 13C48 13 53 22 52 33C51 43 45 50 37 50C28 50 23 42 25 31C27 21 31 13 39 13Z"
      />
      <path className={styles.line} d="M12 22H21M11 29H19M43 27H47M42 34H47" />
      <circle className={styles.shared} cx="30.5" cy="24" r="2.2" />
      <circle className={styles.shared} cx="30" cy="31.5" r="2.2" />
      <circle className={styles.shared} cx="29.5" cy="39" r="2.2" />
    </>
  ),
  // a form that rests in a cupped palm
  support: (
    <>
      <path
        className={styles.second}
        d="M29 5C38 6 43 14 41 23C39 32 33 36 26 35C18 34 14 28 15 20C17 11 22 4 29 5Z"
      />
      <path
        className={styles.line}
        d="M6 28C6 43 16 51 28 51C40 51 50 43 50 28M12 33C15 41 21 44 28 44C35 44 41 41 44 33"
      />
    </>
  ),
  // a path of one's own
  approach: (
    <>
      <path
        className={styles.first}
        d="M27 5C41 4 52 14 51 28C50 42 40 52 27 51C13 50 4 40 5 27C6 14 14 6 27 5Z"
      />
      <path className={styles.line} d="M16 48C32 43 12 33 24 27C37 21 43 24 39 12" />
      <circle className={styles.shared} cx="39" cy="11" r="3.5" />
    </>
  ),
}
