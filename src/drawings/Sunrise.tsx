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
        <path className={styles.far} d="M0 221v-125c220-66 470-70 720-12 240 56 480 62 720-8v145z" />
        <path
          className={styles.middle}
          d="M0 221v-71c120 26 240 26 380-2 180-36 380-40 580-8 180 28 360 32 480 10v71z"
        />
        <path className={styles.near} d="M0 221v-53c300-10 620 14 900 32 200 12 380 14 540 8v13z" />
      </Drawing>
    </div>
  )
}

/** Widens with one bend, and leaves towards the form. */
export function Path() {
  return (
    <Drawing box="0 0 400 600" stretched className={styles.path}>
      <path d="M198 0h4c8 40 38 70 70 112 46 60 64 132 28 218-32 78-64 140-56 274h-232c8-104 100-184 164-256 60-68 64-148 40-232-10-36-20-76-18-116z" />
    </Drawing>
  )
}

const EDGES = {
  rising: 'M0 91v-11c280-14 580-66 940-76 180-4 350 10 500 50v37z',
  falling: 'M0 91v-37c150-40 320-54 500-50 360 10 660 62 940 76v11z',
}

/** Where one ground ends and the next begins: a hill in the colour of what comes after it. */
export function HillEdge({ hill }: { hill: keyof typeof EDGES }) {
  return (
    <Drawing box="0 0 1440 90" stretched className={styles.edge}>
      <path d={EDGES[hill]} />
    </Drawing>
  )
}
