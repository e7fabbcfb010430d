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
  // a form that is held by a steady frame
  care: (
    <>
      <path
        className={styles.first}
        d="M30 6C42 8 48 20 46 32C43 44 34 50 24 49C12 47 7 38 9 27C12 14 20 5 30 6Z"
      />
      <path className={styles.line} d="M18 29L25.5 36L39 20" />
    </>
  ),
  // two voices
  communication: (
    <>
      <path
        className={styles.first}
        d="M24 6C36 6 41 14 40 22C39 31 31 36 22 36L12 42L14 33C8 29 6 24 7 19C9 11 15 6 24 6Z"
      />
      <path
        className={styles.second}
        d="M36 20C45 20 51 26 50 34C49 38 47 41 44 43L46 51L37 47C29 47 23 43 23 36C24 27 29 20 36 20Z"
      />
      <path className={styles.line} d="M15 17H31M15 24H25M31 34H43" />
    </>
  ),
  // a hand under a form
  support: (
    <>
      <path
        className={styles.second}
        d="M29 4C38 6 41 15 39 24C37 32 31 36 25 35C17 34 14 27 15 20C17 11 22 3 29 4Z"
      />
      <path
        className={styles.line}
        d="M5 36C12 34 15 40 21 42C28 44 34 43 34 40C34 37 28 38 25 37M34 40C41 38 45 33 50 32C53 32 53 36 50 38C43 45 35 52 25 51C17 50 11 46 5 47"
      />
    </>
  ),
  // a path of one's own
  approach: (
    <>
      <path
        className={styles.first}
        d="M27 7C40 6 50 15 49 28C48 41 39 50 27 49C14 48 6 39 7 27C8 15 15 8 27 7Z"
      />
      <path className={styles.line} d="M16 47C30 42 12 32 24 27C36 22 42 24 38 12" />
      <circle className={styles.spark} cx="38" cy="11" r="3.5" />
    </>
  ),
}
