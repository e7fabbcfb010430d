import { Drawing, Path } from './Drawing'
import styles from './Sunrise.module.css'

export function Sunrise() {
  return (
    <div className={styles.sunrise}>
      <Drawing viewBox="0 0 100 100" className={styles.sun}>
        <circle fill="var(--draw-rising)" cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing viewBox="0 0 1440 220" stretched className={styles.hills}>
        <Path
          hill-far="M0 221v-125c220-66 470-70 720-12 240 56 480 62 720-8v145z"
          hill-middle="M0 221v-71c120 26 240 26 380-2 180-36 380-40 580-8 180 28 360 32 480 10v71z"
          hill-near="M0 221v-53c300-10 620 14 900 32 200 12 380 14 540 8v13z"
        />
      </Drawing>
    </div>
  )
}

export function Footpath() {
  return (
    <Drawing viewBox="0 0 400 600" stretched className={styles.footpath}>
      <Path path="M139 0c-1 34-16 62-27 100-22 76-12 148 38 230 58 92 150 150 250 210v-128c-74-48-144-82-196-132-52-56-84-110-68-180 8-32 8-66 7-100z" />
    </Drawing>
  )
}

const EDGES = {
  rising: 'M0 91v-11c280-14 580-66 940-76 180-4 350 10 500 50v37z',
  falling: 'M0 91v-37c150-40 320-54 500-50 360 10 660 62 940 76v11z',
}

/** A hill between two backgrounds, in the color of the second. */
export function HillEdge({ hill }: { hill: keyof typeof EDGES }) {
  return (
    <Drawing viewBox="0 0 1440 90" stretched className={styles.edge}>
      <path d={EDGES[hill]} />
    </Drawing>
  )
}
