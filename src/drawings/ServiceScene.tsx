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
const HILL = 'M0 398C120 356 250 366 370 388C500 412 620 410 720 398V490H0Z'
const FAR_HILL = 'M0 372C150 300 300 312 430 352C540 384 640 374 720 340V490H0Z'
/** The line along the hill. */
const GROUND = 'M0 420C120 378 250 388 370 410C500 434 620 432 720 420'
/** The line as an open wave over two people. */
const WAVE =
  'M0 372C70 344 112 262 176 186C242 106 330 62 420 84C500 104 540 150 610 142C656 136 690 116 720 92'
const SHRUB = 'M352 406C356 330 366 270 398 176'
const PANES = 'M104 236H180V312H104ZM514 218H604V308H514Z'

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
          first={{ x: 272, y: 446, lean: 9, size: 1.55 }}
          second={{ x: 430, y: 446, lean: -10, size: 1.48 }}
        />
        <path className={scene.near} d={HILL} />
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
        <path className={styles.first} d="M82 420V222L164 160L246 222V420Z" />
        <path className={styles.second} d="M456 420V206L549 138L642 206V420Z" />
        <path
          className={scene.roof}
          d="M60 232L164 148L268 232L254 246L164 176L74 246ZM432 218L549 124L666 218L652 232L549 152L446 232Z"
        />
        <path className={scene.lit} d={PANES} />
        <svg x="104" y="236" width="76" height="76" viewBox="0 0 84 84">
          <Person who="second" x={40} y={92} lean={5} size={0.46} />
        </svg>
        <svg x="514" y="218" width="90" height="90" viewBox="0 0 90 90">
          <Person who="first" x={48} y={98} lean={-5} size={0.5} />
        </svg>
        <path className={scene.roof} d="M194 400V310H226V400ZM470 420V330H506V420Z" />
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
        <path className={styles.line} d="M362 330C364 280 372 240 392 196" />
        <path className={styles.second} d="M362 440C300 404 226 398 160 416V300C226 282 300 290 362 330Z" />
        <path className={scene.page} d="M362 440C424 404 498 398 564 416V300C498 282 424 290 362 330Z" />
        <path
          className={styles.line}
          d="M362 330V430M196 326C240 318 286 324 326 344M196 356C240 348 286 354 326 374M528 326C484 318 438 324 398 344M528 356C484 348 438 354 398 374"
        />
        <path className={styles.leaf} d="M366 292C326 292 298 268 292 230C332 232 360 254 366 292Z" />
        <path
          className={styles.lightLeaf}
          d="M372 262C380 224 410 204 450 208C444 246 414 268 372 262ZM392 196C396 164 416 144 448 138C448 170 426 192 392 196Z"
        />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={GROUND} />
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
        <Person who="third" x={364} y={440} lean={5} size={0.86} />
        <path className={scene.near} d={HILL} />
        <path className={styles.line} d={GROUND} />
      </>
    ),
  },
  // a round of people in the evening, around a fire
  circle: {
    sky: 'evening',
    picture: (
      <>
        <circle className={scene.lit} cx="362" cy="128" r="34" />
        <path className={scene.far} d={FAR_HILL} />
        <Person who="third" x={236} y={420} lean={5} />
        <Person who="third" x={496} y={424} lean={-5} size={1.05} />
        <Person who="first" x={132} y={440} lean={9} size={1.25} />
        <Person who="second" x={596} y={446} lean={-9} size={1.25} />
        <path className={scene.near} d={HILL} />
        <path className={scene.roof} d="M306 424L412 400L418 412L312 436ZM306 412L312 400L418 424L412 436Z" />
        <path
          className={scene.lit}
          d="M360 408C332 392 332 360 366 328C368 352 396 362 388 390C384 402 374 408 360 408Z"
        />
        <path className={styles.line} d={GROUND} />
      </>
    ),
  },
}
