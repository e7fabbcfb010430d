import type { ReactNode } from 'react'
import type { PointName } from '../words'
import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import { Person } from './Person'

/** Stands with its foot on the line that the points share: sage is you, clay is the practice, dark is what you share. */
export function PointScene({ of }: { of: PointName }) {
  return <Drawing box="0 0 240 168">{scenes[of]}</Drawing>
}

const scenes: Record<PointName, ReactNode> = {
  // somebody who tends what grows
  care: (
    <>
      <Person who="second" x={58} y={168} lean={12} size={0.94} />
      <path className={styles.arm} d="M96 104C112 120 130 128 150 126" />
      <path className={styles.line} d="M174 168C176 148 172 134 177 112" />
      <path
        className={styles.leaf}
        d="M175 148C152 150 138 138 134 118C158 118 172 128 175 148ZM177 112C166 98 168 80 180 68C192 82 190 100 177 112Z"
      />
      <path className={styles.lightLeaf} d="M176 138C180 116 196 106 218 108C214 128 198 142 176 138Z" />
    </>
  ),
  // two, and words like leaves between them
  communication: (
    <>
      <Person who="first" x={58} y={168} lean={5} size={0.9} />
      <Person who="second" x={184} y={168} lean={-5} size={0.9} />
      <path
        className={styles.leaf}
        d="M96 58C94 46 100 36 112 32C115 44 109 55 96 58ZM146 64C134 66 126 60 122 50C134 47 143 53 146 64Z"
      />
      <path className={styles.lightLeaf} d="M112 72C108 62 112 52 122 47C127 57 123 67 112 72Z" />
    </>
  ),
  // one leans, the other holds
  support: (
    <>
      <Person who="second" x={122} y={168} lean={-3} size={0.94} />
      <Person who="first" x={46} y={168} lean={13} size={0.8} />
      <path className={styles.arm} d="M134 98C110 122 80 130 50 124" />
    </>
  ),
  // no two alike
  approach: (
    <>
      <path
        className={styles.line}
        d="M24 168C26 146 20 126 26 102M96 168C90 128 100 92 94 52M170 168C168 158 172 150 170 140"
      />
      <path className={styles.first} d="M26 114C4 100 0 70 18 46C40 64 46 94 26 114Z" />
      <path
        className={styles.leaf}
        d="M94 76C76 58 78 26 96 6C114 28 114 58 94 76ZM94 124C70 128 54 114 48 90C74 88 90 100 94 124ZM95 104C100 80 118 68 142 72C138 96 120 110 95 104Z"
      />
      <path
        className={styles.second}
        d="M170 140C146 144 130 130 126 106C154 102 170 116 170 140ZM170 140C168 114 182 96 208 94C212 120 196 138 170 140Z"
      />
    </>
  ),
}
