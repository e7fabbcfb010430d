import { Drawing } from './Drawing'
import styles from './Sunrise.module.css'

/** A sun behind two hills. */
export function Sunrise() {
  return (
    <div className={styles.sunrise}>
      <Drawing viewBox="0 0 100 100" className={styles.sun}>
        <circle cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing viewBox="0 0 1440 220" stretched className={styles.hills}>
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

/** One path from the horizon over the hills. It widens and ends at the edge of the window, on the form's side. */
export function Footpath() {
  return (
    <Drawing viewBox="0 0 400 600" stretched className={styles.pathBelow}>
      <path
        className={styles.path}
        d="M106 0c-2 34-6 62-12 96-14 92-2 174 56 256 66 86 162 168 250 244v-146c-74-56-148-98-204-156-54-56-74-124-78-198-2-32-4-64-6-96z"
      />
      <path
        className={styles.grass}
        d="M36 262q-2-14-10-24m14 24q-1-20 1-38m3 38q2-14 10-24M222 196q-2-14-10-24m14 24q-1-20 1-38m3 38q2-14 10-24M318 316q-2-14-10-24m14 24q-1-20 1-38m3 38q2-14 10-24M112 500q-2-14-10-24m14 24q-1-20 1-38m3 38q2-14 10-24"
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
    <Drawing viewBox="0 0 1440 90" stretched className={styles.edge}>
      <path d={EDGES[hill]} />
    </Drawing>
  )
}
