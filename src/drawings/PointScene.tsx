import type { ReactNode } from 'react'
import type { PointName } from '../words'
import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import { Person, Two } from './Person'

/** Stands with its foot on the line that the points share: sage is you, clay is the practice, dark is what you share. */
export function PointScene({ of }: { of: PointName }) {
  return <Drawing box="0 0 240 168">{scenes[of]}</Drawing>
}

const scenes: Record<PointName, ReactNode> = {
  // somebody who bends over what grows
  care: (
    <>
      <Person who="second" x={52} y={168} lean={13} size={0.9} />
      <path className={styles.line} d="M176 168C178 142 174 122 180 92" />
      <path
        className={styles.leaf}
        d="M177 142C150 144 132 128 128 102C156 104 174 118 177 142ZM180 92C166 74 168 52 184 36C198 54 196 76 180 92Z"
      />
      <path className={styles.lightLeaf} d="M178 128C182 102 202 88 230 90C226 116 206 132 178 128Z" />
    </>
  ),
  // two, and words like leaves between them
  communication: (
    <>
      <Person who="first" x={52} y={168} lean={6} size={0.86} />
      <Person who="second" x={186} y={168} lean={-6} size={0.86} />
      <path className={styles.leaf} d="M92 62C92 38 108 22 132 20C134 44 118 62 92 62Z" />
      <path className={styles.lightLeaf} d="M152 82C130 84 114 72 108 52C130 50 148 60 152 82Z" />
    </>
  ),
  // one leans, the other holds
  support: (
    <Two first={{ x: 46, y: 168, lean: 15, size: 0.76 }} second={{ x: 112, y: 168, lean: -4, size: 0.92 }} />
  ),
  // no two alike
  approach: (
    <>
      <path
        className={styles.line}
        d="M46 168C48 146 42 126 48 102M118 168C112 128 122 92 116 52M192 168C190 152 196 140 192 122"
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
