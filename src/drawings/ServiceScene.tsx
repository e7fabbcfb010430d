import type { ReactNode } from 'react'
import type { SceneName } from '../words'
import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import { Person } from './Person'
import scene from './ServiceScene.module.css'

/** Windows on one country: the same hill and the same line run through all of them, from morning to evening. */
export function ServiceScene({ of }: { of: SceneName }) {
  const { sky, picture } = scenes[of]
  return (
    <Drawing box="0 0 720 480" className={`${scene.scene} ${scene[sky]}`}>
      {picture}
    </Drawing>
  )
}

/** The hill that all scenes share: at its edges it is as high as in the one beside it. */
const HILL = 'M0 398c120-42 250-32 370-10 130 24 250 22 350 10v92h-720z'
const FAR_HILL = 'M0 372c150-72 300-60 430-20 110 32 210 22 290-12v150h-720z'
/** The line along the hill. */
const GROUND = 'M0 420c100 0 130-28 240-26 140 2 180 42 320 36 70-3 100-10 160-10'
/** The line as an open wave over two people. */
const WAVE = 'M0 420c110-10 96-158 160-252 54-78 140-124 224-110 116 20 136 138 188 234 40 74 78 124 148 128'
const SHRUB = 'M352 406c4-76 14-136 46-230'
const PANES = 'M104 236h76v76h-76zm410-18h90v90h-90z'

const scenes: Record<SceneName, { sky: 'morning' | 'day' | 'evening'; picture: ReactNode }> = {
  // morning: something grows, and turns to the sun
  growing: {
    sky: 'morning',
    picture: (
      <>
        <circle className={scene.sun} cx="588" cy="132" r="86" />
        <path className={scene.far} d={FAR_HILL} />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={GROUND + SHRUB} />
        <path
          className={styles.leaf}
          d="M355 372c-47 4-87-24-99-72 50-2 90 24 99 72zm11-76c-44-4-74-34-78-78 46 4 76 32 78 78zm16-70c-32-14-48-44-42-78 32 14 48 44 42 78z"
        />
        <path
          className={styles.lightLeaf}
          d="M356 352c12-48 52-74 104-68-10 48-50 74-104 68zm14-74c14-42 52-62 96-52-12 42-50 62-96 52zm28-102c4-36 28-60 64-66 0 36-26 62-64 66z"
        />
        <path
          className={styles.lineOnShared}
          d="M355 372q-41-32-75-54m76 34q48-28 80-52m-70-4q-36-34-60-60m64 42q42-24 74-38m-62-14q-16-36-30-60m46 10q26-28 50-50"
        />
      </>
    ),
  },
  // day: two who lean towards each other under the line's open wave
  leaning: {
    sky: 'day',
    picture: (
      <>
        <path className={scene.far} d={FAR_HILL} />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={WAVE} />
        <Person who="first" hair="bob" x={262} y={486} lean={9} size={2} />
        <Person who="second" hair="short" x={460} y={486} lean={-7} size={2.08} />
      </>
    ),
  },
  // evening: two windows, lit for each other, and a way from door to door
  windows: {
    sky: 'evening',
    picture: (
      <>
        <circle className={scene.lit} cx="362" cy="92" r="34" />
        <path className={scene.far} d={FAR_HILL} />
        <path className={styles.first} d="M82 420v-198l82-62 82 62v198z" />
        <path className={styles.second} d="M456 420v-214l93-68 93 68v214z" />
        <path
          className={scene.roof}
          d="M60 232l104-84 104 84-14 14-90-70-90 70zm372-14l117-94 117 94-14 14-103-80-103 80z"
        />
        <path className={scene.lit} d={PANES} />
        <svg x="104" y="236" width="76" height="76" viewBox="0 0 84 84">
          <Person who="second" hair="long" x={40} y={92} lean={5} size={0.46} />
        </svg>
        <svg x="514" y="218" width="90" height="90" viewBox="0 0 90 90">
          <Person who="first" hair="short" x={48} y={98} lean={-5} size={0.5} />
        </svg>
        <path
          className={scene.lit}
          d="M284 268c-2-18 8-32 26-36 4 18-6 32-26 36zm56-18c0-20 14-34 34-36 0 20-14 36-34 36zm90 20c-18 0-30-12-32-30 18 0 32 12 32 30z"
        />
        <path className={scene.roof} d="M194 400v-90h32v90zm276 20v-90h36v90z" />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={GROUND} />
      </>
    ),
  },
  // an open book, and what grows from it
  reading: {
    sky: 'morning',
    picture: (
      <>
        <circle className={scene.sun} cx="190" cy="150" r="84" />
        <path className={scene.far} d={FAR_HILL} />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={GROUND} />
        <path className={styles.line} d="M362 330c2-50 10-90 30-134" />
        <path
          className={styles.second}
          d="M362 464c-64-26-140-32-216-16v-132c76-16 152-10 216 20 64-30 140-36 216-20v132c-76-16-152-10-216 16z"
        />
        <path
          className={scene.page}
          d="M359 450c-61-26-131-32-199-18v-134c68-14 138-6 199 25zm6 0c61-26 131-32 199-18v-134c-68-14-138-6-199 25z"
        />
        <path className={styles.leaf} d="M366 292c-40 0-68-24-74-62 40 2 68 24 74 62z" />
        <path
          className={styles.lightLeaf}
          d="M372 262c8-38 38-58 78-54-6 38-36 60-78 54zm20-66c4-32 24-52 56-58 0 32-22 54-56 58z"
        />
      </>
    ),
  },
  // three on one hill
  family: {
    sky: 'day',
    picture: (
      <>
        <circle className={scene.sun} cx="560" cy="130" r="72" />
        <path className={scene.far} d={FAR_HILL} />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={GROUND} />
        <Person who="first" hair="short" x={236} y={486} lean={8} size={1.86} />
        <Person who="second" hair="long" x={472} y={486} lean={-8} size={1.94} />
        <Person who="third" hair="bob" x={352} y={490} lean={4} size={1.2} />
      </>
    ),
  },
  // a round of people in the evening, around a fire
  circle: {
    sky: 'evening',
    picture: (
      <>
        <circle className={scene.lit} cx="362" cy="92" r="34" />
        <path className={scene.far} d={FAR_HILL} />
        <Person who="third" hair="short" x={256} y={424} lean={5} size={1.1} />
        <Person who="third" hair="bob" x={472} y={432} lean={-5} size={1.1} />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={GROUND} />
        <path className={scene.roof} d="M300 438h124v16h-124z" />
        <path
          className={styles.second}
          d="M362 446c-40-12-48-60-10-92 4-24 10-42 22-58 8 34 40 56 40 100-2 32-24 50-52 50z"
        />
        <path className={scene.lit} d="M362 446c-22-10-24-42 4-70 6 22 26 32 20 54-4 10-12 16-24 16z" />
        <Person who="first" hair="bob" x={104} y={486} lean={9} size={1.7} />
        <Person who="second" hair="short" x={622} y={486} lean={-9} size={1.7} />
      </>
    ),
  },
}
