import { Drawing, Path } from './Drawing'
import styles from './Sunrise.module.css'

export function Sunrise() {
  return (
    <div className={styles.sunrise}>
      <Drawing viewBox="0 0 100 100" className={styles.sun}>
        <circle fill="var(--draw-rising)" cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing viewBox="0 0 1440 220" preserveAspectRatio="none" className={styles.hills}>
        <Path
          hill-far="M0 221v-125c220-66 470-70 720-12 240 56 480 62 720-8v145z"
          hill-middle="M0 221v-45c120 10 240 0 380-28 180-36 380-40 580-8 180 28 360 32 480 10v71z"
          hill-near="M0 221v-53c300-10 620 14 900 32 200 12 380 14 540 8v13z"
        />
      </Drawing>
    </div>
  )
}

export function Footpath() {
  return (
    <Drawing viewBox="0 0 400 600" preserveAspectRatio="none" className={styles.footpath}>
      <Path path="M118 0c2 10 9 40 12 60 3 20 9 37 6 60-3 23-20 52-24 80-4 28-6 58 0 90 6 32 31 67 39 100 8 33 16 62 9 100-7 38-42 108-51 130h118c4-22 26-92 25-130-1-38-16-67-31-100-15-33-48-68-61-100-13-32-15-62-16-90-1-28 12-57 12-80 0-23-9-40-14-60-5-20-13-50-16-60z" />
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
    <Drawing viewBox="0 0 1440 90" preserveAspectRatio="none" className={styles.edge}>
      <path d={EDGES[hill]} />
    </Drawing>
  )
}
