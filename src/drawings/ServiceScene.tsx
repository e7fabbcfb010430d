import type { ReactNode } from 'react'
import type { SceneName } from '../../practice/wordsSchema'
import { Drawing, Path } from './Drawing'
import { motif } from './motif'
import { Armchair, Cup, PottedPlant } from './things'

export function ServiceScene({ of }: { of: SceneName }) {
  return (
    <Drawing viewBox="0 0 720 480" ground={SKIES[of]} className="outlined scene">
      <Path as="stars" d="M60 176h0m62-122h0m104 88h0m74-96h0m376 30h0" />
      {scenes[of]}
    </Drawing>
  )
}

const SKIES: Record<SceneName, 'morning' | 'day' | 'evening'> = {
  growing: 'morning',
  leaning: 'day',
  windows: 'evening',
  reading: 'morning',
  family: 'day',
  circle: 'morning',
}

/** The height at which the line enters and leaves each scene. Services.css draws it between the scenes. */
const LINE_Y = 420

const HILLS = ground(
  'M0 398c120-42 250-32 370-10 130 24 250 22 354 10v92h-724z',
  'c100 0 130-28 240-26 140 2 180 42 320 36 70-3 100-10 160-10',
)
const MOUND = ground('M0 398c90 0 150-50 360-50s270 50 364 50v92h-724z', 'c90 0 150-50 360-50s270 50 360 50')
const TABLE = ground(`M0 ${LINE_Y}h724v70h-724z`, 'h720', 'level')

function ground(near: string, line: string, as: 'line' | 'level' = 'line') {
  return (
    <>
      <Path fill="far" d="M0 372c150-72 300-60 430-20 110 32 210 22 294-12v150h-724z" />
      <Path fill="near" d={near} />
      <Path as={as} d={`M0 ${LINE_Y}${line}`} />
    </>
  )
}

const scenes: Record<SceneName, ReactNode> = {
  // a young plant turning toward the sun
  growing: (
    <>
      <circle fill="var(--draw-rising)" cx="588" cy="132" r="86" />
      {HILLS}
      <Path
        as="leaf"
        d="M355 372c-47 4-87-24-99-72 50-2 90 24 99 72zm11-76c-44-4-74-34-78-78 46 4 76 32 78 78zm16-70c-32-14-48-44-42-78 32 14 48 44 42 78z"
      />
      <Path
        as="light-leaf"
        d="M356 352c12-48 52-74 104-68-10 48-50 74-104 68zm14-74c14-42 52-62 96-52-12 42-50 62-96 52zm28-102c4-36 28-60 64-66 0 36-26 62-64 66z"
      />
      <Path as="line" d="M352 406c4-76 14-136 46-230" />
    </>
  ),
  // two trees whose crowns are the hero's two shapes
  leaning: (
    <>
      {MOUND}
      <g transform="translate(193 0)scale(.54)">
        <Path fill="first" d={motif.first} />
        <Path fill="second" d={motif.second} />
        <Path fill="lens" d={motif.shared} />
        <Path
          as="solid"
          d="M150 692c46-120 70-244 82-430q7-9 14 0c-2 186-16 310-54 430zm340 0c-40-100-62-190-66-342q-7-9-14 0c-6 160 4 250 40 342z"
        />
        <Path as="line" d="M220 414q-38-12-58-52m262 120q30-14 42-48" />
      </g>
      <Path as="line" d="M360 370v-22" />
      <Path as="leaf" d="M360 360c-20 2-33-8-38-24 20-2 34 6 38 24z" />
      <Path as="light-leaf" d="M360 348c4-18 17-27 37-24-4 18-17 28-37 24z" />
    </>
  ),
  // a laptop on a desk in the evening; its screen shows two armchairs and a lamp
  windows: (
    <>
      <circle fill="var(--draw-rising)" cx="84" cy="92" r="30" />
      {TABLE}
      <Path as="solid" d="M144 404v-314q0-14 14-14h372q14 0 14 14v314l46 40q2 12-12 12h-468q-14 0-12-12z" />
      <Path fill="lit" d="M160 92h368v298h-368z" />
      <path fill="var(--draw-third)" d="M160 338h368v52h-368z" />
      <Path fill="near" d="M176 406h336l20 22h-376z" />
      <Path as="ink" d="M344 368v-196m-22 196h44" />
      <Path fill="third" d="M310 180l16-62h36l16 62z" />
      <g className="on-page">
        <Armchair color="second" transform="translate(180 162)scale(1.24)" />
        <Armchair color="first" transform="matrix(-1.24 0 0 1.24 508 162)" />
      </g>
      <Cup color="first" transform="translate(592 296)" />
    </>
  ),
  // an open book with a plant growing from it
  reading: (
    <>
      <circle fill="var(--draw-rising)" cx="190" cy="150" r="84" />
      {HILLS}
      <Path as="line" d="M362 330c2-50 10-90 30-134" />
      <Path
        fill="second"
        d="M362 464c-64-26-140-32-216-16v-132c76-16 152-10 216 20 64-30 140-36 216-20v132c-76-16-152-10-216 16z"
      />
      <Path
        fill="page"
        d="M359 450c-61-26-131-32-199-18v-134c68-14 138-6 199 25zm6 0c61-26 131-32 199-18v-134c-68-14-138-6-199 25z"
      />
      <Path as="leaf" d="M366 292c-40 0-68-24-74-62 40 2 68 24 74 62z" />
      <Path as="light-leaf" d="M372 262c8-38 38-58 78-54-6 38-36 60-78 54zm20-66c4-32 24-52 56-58 0 32-22 54-56 58z" />
    </>
  ),
  // three trees, each a different kind
  family: (
    <>
      <circle fill="var(--draw-rising)" cx="420" cy="112" r="60" />
      {MOUND}
      <Path
        fill="first"
        d="M226 62c62-12 96 48 76 96 44 22 40 108-22 116-28 30-98 26-114-10-62 6-88-82-40-112-14-60 40-108 100-90z"
      />
      <Path as="solid" d="M206 390c14-64 14-130 12-200 10 70 14 138 28 200z" />
      <Path as="line" d="M218 210q0-60 12-100m-11 156q-34-14-54-52m56 26q38-18 48-64" />
      <Path fill="second" d="M540 82c66 70 66 196 0 236-66-40-66-166 0-236z" />
      <Path as="solid" d="M530 392c6-60 8-120 10-200 2 80 6 140 14 200z" />
      <Path as="line" d="M540 210v-76m0 154q-22-18-34-48m34 10q20-18 30-48m-30 8q-14-14-22-34" />
      <Path as="line" d="M392 372c-2-44 0-82 4-120" />
      <Path
        as="leaf"
        d="M393 342c-30 2-48-14-54-40 30-2 50 14 54 40zm2-48c-24-4-38-22-38-46 24 4 38 20 38 46zm1-40c-12-18-8-38 8-52 14 18 10 38-8 52z"
      />
      <Path as="light-leaf" d="M393 324c8-28 28-40 56-34-6 28-28 42-56 34zm2-46c6-24 24-36 48-32-4 24-22 38-48 32z" />
    </>
  ),
  // armchairs around a table, with a cup for everyone
  circle: (
    <>
      <circle fill="var(--draw-rising)" cx="236" cy="96" r="58" />
      {TABLE}
      <Armchair color="second" transform="translate(176 112)scale(1.25)" />
      <Armchair color="first" transform="matrix(-1.25 0 0 1.25 544 112)" />
      <Armchair color="first" transform="translate(22 118)scale(1.8)" />
      <Armchair color="second" transform="matrix(-1.8 0 0 1.8 698 118)" />
      <Path as="solid" d="M350 350h20v88c30 2 46 8 46 18h-112c0-10 16-16 46-18z" />
      <Path fill="lens" d="M158 318c0-30 90-52 202-52s202 22 202 52-90 52-202 52-202-22-202-52z" />
      <PottedPlant transform="translate(233 118)scale(1.06)" />
      <Cup color="second" transform="translate(196 212)scale(.74)" />
      <Cup color="second" transform="translate(450 212)scale(.74)" />
      <Cup color="first" transform="translate(272 232)scale(.74)" />
      <Cup color="first" transform="translate(376 232)scale(.74)" />
    </>
  ),
}
