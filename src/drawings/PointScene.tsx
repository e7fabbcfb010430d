import type { ReactNode } from 'react'
import type { PointName } from '../words'
import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import { Arm, Person } from './Person'

/** Stands with its foot on the line that the points share: sage is you, clay is the practice, dark is what you share. */
export function PointScene({ of }: { of: PointName }) {
  return <Drawing box="0 0 240 168">{scenes[of]}</Drawing>
}

const scenes: Record<PointName, ReactNode> = {
  // somebody who tends what grows
  care: (
    <>
      <path className={styles.line} d="M196 168c2-20-2-34 3-56" />
      <path
        className={styles.leaf}
        d="M197 148c-21 2-35-8-41-26 22-2 36 8 41 26zm2-36c-11-14-9-32 3-44 12 14 10 32-3 44z"
      />
      <path className={styles.lightLeaf} d="M198 138c4-22 20-32 42-30-4 20-20 34-42 30z" />
      <Person who="second" hair="bob" x={58} y={168} lean={12} size={0.94} />
      <Arm
        sleeve="M114 124c12 2 21-2 29-7l5 11c-11 10-26 16-40 13-16-6-28-29-29-53"
        hand="M140 118c4-6 10-11 17-12 3 3-1 7-4 9 7-1 15 1 19 5-2 6-16 11-27 9z"
      />
    </>
  ),
  // two, and words like leaves between them
  communication: (
    <>
      <Person who="first" hair="short" x={56} y={168} lean={5} size={0.88} />
      <Person who="second" hair="long" x={184} y={168} lean={-5} size={0.88} />
      <path
        className={styles.leaf}
        d="M95 54c-3-14 4-25 18-29 4 14-3 26-18 29zm51 4c-13-2-20-12-18-26 13 2 21 12 18 26z"
      />
      <path className={styles.lightLeaf} d="M114 36c1-14 10-23 25-23 0 14-10 24-25 23z" />
    </>
  ),
  // one leans, the other stays
  support: (
    <>
      <Person who="second" hair="long" x={147} y={168} lean={-5} size={0.97} />
      <Person who="first" hair="short" x={53} y={168} lean={15} size={0.84} />
    </>
  ),
  // no two alike
  approach: (
    <>
      <path
        className={styles.line}
        d="M24 168c2-22-4-42 2-66m70 66c-6-40 4-76-2-116m76 116c-2-10 2-18 0-28"
      />
      <path className={styles.first} d="M26 114c-22-14-26-44-8-68 22 18 28 48 8 68z" />
      <path
        className={styles.leaf}
        d="M94 76c-18-18-16-50 2-70 18 22 18 52-2 70zm0 48c-24 4-40-10-46-34 26-2 42 10 46 34zm1-20c5-24 23-36 47-32-4 24-22 38-47 32z"
      />
      <path
        className={styles.second}
        d="M170 140c-24 4-40-10-44-34 28-4 44 10 44 34zm0 0c-2-26 12-44 38-46 4 26-12 44-38 46z"
      />
    </>
  ),
}
