import { Drawing } from './Drawing'
import styles from './Sunrise.module.css'

/** A sun behind the hills, and the path between them. */
export function Sunrise() {
  return (
    <div className={styles.sunrise}>
      <Drawing viewBox="0 0 100 100" className={styles.sun}>
        <circle cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing viewBox="0 0 1440 220" stretched className={styles.hills}>
        <path className={styles.far} d="M0 221v-125c220-66 470-70 720-12 240 56 480 62 720-8v145z" />
        <path className={styles.path} d="M1061 124h5c1 13 5 24 13 38h-16c-5-14-5-25-2-38z" />
        <path
          className={styles.middle}
          d="M0 221v-71c120 26 240 26 380-2 180-36 380-40 580-8 180 28 360 32 480 10v71z"
        />
        <path className={styles.path} d="M1043 152h14c-2 20-14 34-20 60h-30c8-27 29-38 36-60z" />
        <path className={styles.near} d="M0 221v-53c300-10 620 14 900 32 200 12 380 14 540 8v13z" />
        <path className={styles.path} d="M1026 206h41c-1 5-4 10-5 15h-44c2-6 5-10 8-15z" />
      </Drawing>
    </div>
  )
}

/** The path in front of the hills. It gets wider, and leaves the window on the side where the form is. */
export function Footpath() {
  return (
    <>
      <Drawing viewBox="0 0 400 600" stretched className={styles.footpath}>
        <path
          className={styles.path}
          d="M107 0c-24 110-10 196 43 290 62 100 160 206 250 306v-150c-74-58-146-104-196-168-54-70-84-158-66-278z"
        />
      </Drawing>
      <Drawing viewBox="0 0 124 72" className={styles.plants}>
        <path d="M40 70c-26 2-38-16-36-40 24 0 38 16 36 40zm2 0c-2-30 14-50 42-52 0 30-14 52-42 52zm56 0c-14 2-22-8-22-22 14 0 22 8 22 22zm1 0c0-16 8-26 22-26 0 16-8 26-22 26z" />
      </Drawing>
    </>
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
