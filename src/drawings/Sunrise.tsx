import { Drawing } from './Drawing'
import styles from './Sunrise.module.css'

/** A sun behind two hills, and a path that leads over them to it. Each hill hides the start of the next piece. */
export function Sunrise() {
  return (
    <div className={styles.sunrise}>
      <Drawing box="0 0 100 100" className={styles.sun}>
        <circle cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing box="0 0 1440 220" stretched className={styles.hills}>
        <path className={styles.far} d="M0 221v-125c220-66 470-70 720-12 240 56 480 62 720-8v145z" />
        <path className={styles.path} d="M1066 127h9c1 14 10 22 4 40h-28c-3-18 13-22 15-40z" />
        <path
          className={styles.middle}
          d="M0 221v-71c120 26 240 26 380-2 180-36 380-40 580-8 180 28 360 32 480 10v71z"
        />
        <path className={styles.path} d="M1051 148l30 4c0 24-31 35-29 63h-58c0-32 53-38 57-67z" />
        <path className={styles.near} d="M0 221v-53c300-10 620 14 900 32 200 12 380 14 540 8v13z" />
      </Drawing>
    </div>
  )
}

/** It widens with one bend and leaves the window on the side of the form. */
export function Path() {
  return (
    <Drawing box="0 0 400 600" stretched className={styles.pathBelow}>
      <path
        className={styles.path}
        d="M91 0c-3 62-22 112-26 178-5 82 44 142 96 204 60 72 158 150 239 218v-184c-62-44-112-70-162-106-68-48-112-92-114-140-2-62 6-110 8-170z"
      />
      <path
        className={styles.grass}
        d="M30 210l-8-24m16 24v-36m8 36l8-24m72 242l-8-24m16 24v-36m8 36l8-24m74-106l-8-24m16 24v-36m8 36l8-24M162 120l-6-18m12 18v-28m6 28l6-18"
      />
    </Drawing>
  )
}

const EDGES = {
  rising: 'M0 91v-11c280-14 580-66 940-76 180-4 350 10 500 50v37z',
  falling: 'M0 91v-37c150-40 320-54 500-50 360 10 660 62 940 76v11z',
}

/** Where one background ends and the next begins: a hill in the color of the next. */
export function HillEdge({ hill }: { hill: keyof typeof EDGES }) {
  return (
    <Drawing box="0 0 1440 90" stretched className={styles.edge}>
      <path d={EDGES[hill]} />
    </Drawing>
  )
}
