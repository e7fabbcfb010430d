import { Drawing, Path } from './Drawing'
import styles from './Sunrise.module.css'

export function Sunrise() {
  return (
    <div className={styles.sunrise}>
      <Drawing viewBox="0 0 100 100" className={styles.sun}>
        <circle fill="var(--draw-rising)" cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing viewBox="0 0 1440 220" preserveAspectRatio="none" className={styles.hills}>
        <Path as="hill-far" d="M0 221v-125c220-66 470-70 720-12 240 56 480 62 720-8v145z" />
        <Path as="path" d="M1064 126q20 14-6 34h18q24-18-7-34z" />
        <Path as="hill-middle" d="M0 221v-45c120 10 240 0 380-28 180-36 380-40 580-8 180 28 360 32 480 10v71z" />
        <Path as="path" d="M1064 153q-55 26-6 63h40q-65-30-16-61z" />
        <Path as="hill-near" d="M0 221v-53c300-10 620 14 900 32 200 12 380 14 540 8v13z" />
      </Drawing>
    </div>
  )
}

export function Footpath() {
  return (
    <Drawing viewBox="0 0 400 600" preserveAspectRatio="none" className={styles.footpath}>
      <Path
        as="path"
        d="M137-1c31 44 62 87 53 136-9 49-58 103-66 185-8 82 24 191 56 300h142c-57-109-113-218-120-300-7-82 36-136 38-185 2-49-38-91-77-134z"
      />
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
