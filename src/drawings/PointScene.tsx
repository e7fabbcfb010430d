import type { ReactNode } from 'react'
import type { PointName } from '../../practice/wordsSchema'
import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import { Armchair, Cup, PottedPlant } from './things'

/** Illustration of a point. All of them share one baseline. */
export function PointScene({ of }: { of: PointName }) {
  return (
    <Drawing viewBox="0 0 240 168" className={styles.outlined}>
      {scenes[of]}
    </Drawing>
  )
}

const scenes: Record<PointName, ReactNode> = {
  // two armchairs turned to each other
  care: (
    <>
      <Armchair color="first" />
      <Armchair color="second" transform="matrix(-1 0 0 1 240 0)" />
      <PottedPlant />
    </>
  ),
  // a letter of a few words, and a phone
  communication: (
    <>
      <path className={styles.lightLeaf} d="M4 84l76-62 76 62z" />
      <path className={styles.page} d="M24 38h112v96h-112z" />
      <path className={styles.ink} d="M42 62q8-11 16 0t16 0 16 0 16 0m-64 22q8-11 16 0t16 0" />
      <path className={styles.first} d="M4 82l76 50 76-50v86h-152z" />
      <path className={styles.lineOnShared} d="M4 168l57-48m95 48l-57-48" />
      <path className={styles.second} d="M178 168l-14-88q-1-8 7-9l40-6q7-1 8 7l15 96z" />
      <path className={styles.page} d="M176 84l36-5 9 62-36 5z" />
      <path className={styles.ink} d="M186 100l20-3m-18 15l14-2m-12 14l22-3" />
    </>
  ),
  // tea for two
  support: (
    <>
      <path
        className={styles.second}
        d="M208 96c40-20 48 48-8 51l2-13c34-3 28-36 6-27zm-92 48c-20-4-26-22-30-40-2-10-8-15-17-19l23-9c10 6 16 16 18 28 2 10 6 14 14 14z"
      />
      <path className={styles.second} d="M160 72c35 0 57 20 57 46 0 25-20 40-57 40s-57-15-57-40c0-26 22-46 57-46z" />
      <path className={styles.second} d="M152 66c-12-14 28-14 16 0 14 1 23 5 24 12h-64c1-7 10-11 24-12z" />
      <Cup color="first" />
      <path className={styles.leaf} d="M2 157h236q-2 11-12 11h-212q-10 0-12-11z" />
    </>
  ),
  // no two alike
  approach: (
    <>
      <path className={styles.line} d="M124 168c-6-40 4-80-2-120m82 120v-30" />
      <path className={styles.first} d="M24 168c-20-26-28-58-20-90 20 24 28 56 30 90z" />
      <path className={styles.lightLeaf} d="M44 168c-2-38 8-68 26-92 8 32 4 64-12 92z" />
      <path className={styles.first} d="M32 168c-12-42-10-90 2-130 18 38 22 86 12 130z" />
      <path
        className={styles.leaf}
        d="M122 60c-16-18-14-40 2-58 16 20 16 40-2 58zm1 82c-23 2-37-10-43-28 23-2 39 8 43 28zm-1-44c-22 2-36-10-42-28 22-2 38 8 42 28z"
      />
      <path
        className={styles.lightLeaf}
        d="M123 124c5-20 19-30 41-28-5 20-19 32-41 28zm-1-42c5-20 20-30 42-28-5 20-20 32-42 28z"
      />
      <path
        className={styles.second}
        d="M204 142c-24 4-38-10-38-32 24-4 38 10 38 32zm0 0c0-22 12-36 36-32 0 22-12 36-36 32z"
      />
    </>
  ),
}
