import { Drawing } from './Drawing'
import styles from './Sunrise.module.css'

/** A sun rises behind two hills. The path below begins on its axis. */
export function Sunrise() {
  return (
    <div className={styles.sunrise}>
      <Drawing box="0 0 100 100" className={styles.sun}>
        <circle cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing box="0 0 1440 220" stretched className={styles.hills}>
        <path className={styles.far} d="M0 221V96C220 30 470 26 720 84C960 140 1200 146 1440 76V221Z" />
        <path
          className={styles.middle}
          d="M0 221V150C260 104 520 116 760 156C1000 190 1240 186 1440 132V221Z"
        />
        <path
          className={styles.near}
          d="M0 221V204C280 164 560 172 820 196C1060 214 1280 208 1440 184V221Z"
        />
      </Drawing>
    </div>
  )
}

/** Widens with one bend, and leaves towards the form. */
export function Path() {
  return (
    <Drawing box="0 0 400 600" stretched className={styles.path}>
      <path d="M200 0C206 20 214 42 236 74C300 160 348 220 300 330C262 420 220 500 254 604H16C8 480 124 400 194 316C252 244 236 160 212 90C200 52 198 24 200 0Z" />
    </Drawing>
  )
}

/** Where one ground ends and the next begins: a hill in the colour of what comes after it. */
export function HillEdge({ className }: { className?: string | undefined }) {
  return (
    <Drawing box="0 0 1440 90" stretched className={`${styles.edge} ${className ?? ''}`}>
      <path d="M0 91V46C240 6 520 10 800 42C1040 68 1260 62 1440 22V91Z" />
    </Drawing>
  )
}
