import type { ReactNode } from 'react'
import type { SceneName } from '../words'
import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import { Person, Two } from './Person'
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
const HILL = 'M0 398C120 356 250 366 370 388C500 412 620 410 720 398V480H0Z'
const FAR_HILL = 'M0 372C150 300 300 312 430 352C540 384 640 374 720 340V480H0Z'
/** The line along the hill. */
const GROUND = 'M0 420C120 378 250 388 370 410C500 434 620 432 720 420'
/** The line as an open wave over two people. */
const WAVE =
  'M0 420C74 412 112 330 176 246C250 148 330 52 424 66C520 82 546 214 604 304C640 360 668 406 720 420'
const SHRUB = 'M352 410C356 330 366 270 398 176'
const HOUSE_LEFT = 'M70 480V262L164 186L258 262V480Z'
const HOUSE_RIGHT = 'M452 480V232L556 150L660 232V480Z'

const scenes: Record<SceneName, { sky: 'morning' | 'day' | 'evening'; picture: ReactNode }> = {
  // morning: something grows, and turns to the sun
  growing: {
    sky: 'morning',
    picture: (
      <>
        <circle className={scene.sun} cx="548" cy="150" r="92" />
        <path className={scene.far} d={FAR_HILL} />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={GROUND + SHRUB} />
        <path
          className={styles.leaf}
          d="M355 372C308 376 268 348 256 300C306 298 346 324 355 372ZM366 296C322 292 292 262 288 218C334 222 364 250 366 296ZM382 226C350 212 334 182 340 148C372 162 388 192 382 226Z"
        />
        <path
          className={styles.lightLeaf}
          d="M356 352C368 304 408 278 460 284C450 332 410 358 356 352ZM370 278C384 236 422 216 466 226C454 268 416 288 370 278ZM398 176C402 140 426 116 462 110C462 146 436 172 398 176Z"
        />
        <path
          className={styles.lineOnShared}
          d="M355 372Q314 340 280 318M356 352Q404 324 436 300M366 296Q330 262 306 236M370 278Q412 254 444 240M382 226Q366 190 352 166M398 176Q424 148 448 126"
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
        <path className={styles.line} d={WAVE} />
        <Two
          first={{ x: 262, y: 440, lean: 11, size: 1.55 }}
          second={{ x: 456, y: 440, lean: -12, size: 1.5 }}
        />
        <path className={scene.near} d={HILL} />
      </>
    ),
  },
  // evening: two windows, lit for each other
  windows: {
    sky: 'evening',
    picture: (
      <>
        <circle className={scene.moon} cx="366" cy="92" r="30" />
        <path className={scene.far} d={FAR_HILL} />
        <path className={scene.house} d={HOUSE_LEFT + HOUSE_RIGHT} />
        <path className={scene.lit} d="M112 290H216V394H112ZM500 258H612V376H500Z" />
        <svg x="112" y="290" width="104" height="104" viewBox="0 0 104 104">
          <Person who="first" x={48} y={118} lean={6} size={0.52} />
        </svg>
        <svg x="500" y="258" width="112" height="118" viewBox="0 0 112 118">
          <Person who="second" x={60} y={132} lean={-6} size={0.56} />
        </svg>
        <path className={scene.frame} d="M112 290H216V394H112ZM500 258H612V376H500Z" />
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
        <path className={styles.line} d={`${GROUND}M362 330C364 280 372 240 392 196`} />
        <path className={styles.second} d="M362 420C300 384 226 378 160 396V300C226 282 300 290 362 330Z" />
        <path className={styles.first} d="M362 420C424 384 498 378 564 396V300C498 282 424 290 362 330Z" />
        <path
          className={styles.line}
          d="M362 330V420M196 326C240 318 286 324 326 344M196 356C240 348 286 354 326 374M528 326C484 318 438 324 398 344M528 356C484 348 438 354 398 374"
        />
        <path className={styles.leaf} d="M366 292C326 292 298 268 292 230C332 232 360 254 366 292Z" />
        <path
          className={styles.lightLeaf}
          d="M372 262C380 224 410 204 450 208C444 246 414 268 372 262ZM392 196C396 164 416 144 448 138C448 170 426 192 392 196Z"
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
        <Person who="first" x={256} y={430} lean={7} size={1.45} />
        <Person who="second" x={470} y={436} lean={-7} size={1.55} />
        <Person who="shared" x={364} y={440} lean={5} size={0.86} />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={GROUND} />
      </>
    ),
  },
  // a round of people at dusk, around a light
  circle: {
    sky: 'evening',
    picture: (
      <>
        <path className={scene.far} d={FAR_HILL} />
        <circle className={scene.glow} cx="360" cy="352" r="118" />
        <Person who="first" x={282} y={366} lean={6} size={0.78} />
        <Person who="second" x={438} y={366} lean={-6} size={0.78} />
        <path className={scene.near} d={HILL} />
        <Person who="second" x={170} y={424} lean={10} size={0.98} />
        <Person who="first" x={556} y={428} lean={-10} size={0.98} />
        <path
          className={scene.flame}
          d="M360 396C338 380 340 350 364 326C366 346 386 352 382 376C380 388 372 394 360 396Z"
        />
        <path className={styles.line} d={GROUND} />
      </>
    ),
  },
}
