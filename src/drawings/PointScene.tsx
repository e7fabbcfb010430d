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
      <Person who="second" x={54} y={168} lean={12} size={0.94} />
      <path className={styles.arm} d="M92 104C108 118 124 124 146 124" />
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
      <Person who="first" x={52} y={168} lean={5} size={0.9} />
      <Person who="second" x={186} y={168} lean={-5} size={0.9} />
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
      <Person who="second" x={138} y={168} lean={-3} size={0.94} />
      <Person who="first" x={62} y={168} lean={13} size={0.8} />
      <path className={styles.arm} d="M150 98C126 122 96 130 66 124" />
    </>
  ),
  // no two alike
  approach: (
    <>
      <path
        className={styles.line}
        d="M46 168C48 146 42 126 48 102M118 168C112 128 122 92 116 52M192 168C190 158 194 150 192 140"
      />
      <path className={styles.first} d="M48 114C26 100 22 70 40 46C62 64 68 94 48 114Z" />
      <path
        className={styles.leaf}
        d="M116 76C98 58 100 26 118 6C136 28 136 58 116 76ZM116 124C92 128 76 114 70 90C96 88 112 100 116 124ZM117 104C122 80 140 68 164 72C160 96 142 110 117 104Z"
      />
      <path
        className={styles.second}
        d="M192 140C168 144 152 130 148 106C176 102 192 116 192 140ZM192 140C190 114 204 96 230 94C234 120 218 138 192 140Z"
      />
    </>
  ),
}
