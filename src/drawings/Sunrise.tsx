import { Drawing } from './Drawing'
import styles from './Sunrise.module.css'

/** A sun behind two hills, and a path over them. Each hill covers the start of the next piece of the path. */
export function Sunrise() {
  return (
    <div className={styles.sunrise}>
      <Drawing viewBox="0 0 100 100" className={styles.sun}>
        <circle cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing viewBox="0 0 1440 220" stretched className={styles.hills}>
        <path className={styles.far} d="M0 221v-125c220-66 470-70 720-12 240 56 480 62 720-8v145z" />
        <path className={styles.path} d="M1064 126h8c1 12-1 22-4 34h-20c4-13 14-19 16-34z" />
        <path
          className={styles.middle}
          d="M0 221v-71c120 26 240 26 380-2 180-36 380-40 580-8 180 28 360 32 480 10v71z"
        />
        <path className={styles.path} d="M1049 150h21c-2 24-20 34-20 64h-40c2-33 34-37 39-64z" />
        <path className={styles.near} d="M0 221v-53c300-10 620 14 900 32 200 12 380 14 540 8v13z" />
      </Drawing>
    </div>
  )
}

/** The path below the hills. It widens and ends at the edge of the window, on the form's side. */
export function Footpath() {
  return (
    <Drawing viewBox="0 0 400 600" stretched className={styles.pathBelow}>
      <path
        className={styles.path}
        d="M101 0c-2 60-27 110-31 178-5 82 46 146 98 206 62 72 152 148 232 216v-180c-62-42-112-70-160-104-64-46-104-86-108-126-5-58-5-124-3-190z"
      />
      <path
        className={styles.grass}
        d="M28 214q-2-14-10-24m14 24q-1-20 1-38m3 38q2-14 10-24M198 120q-2-14-10-24m14 24q-1-20 1-38m3 38q2-14 10-24M310 262q-2-14-10-24m14 24q-1-20 1-38m3 38q2-14 10-24M118 474q-2-14-10-24m14 24q-1-20 1-38m3 38q2-14 10-24"
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
