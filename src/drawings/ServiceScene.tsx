import type { ReactNode } from 'react'
import type { Words } from '../content/wordsSchema'
import { Drawing, Path } from './Drawing'
import { motif } from './motif'
import { Armchair, Cup } from './things'

type SceneName = Words['services']['offers'][number]['drawing']

export function ServiceScene({ of }: { of: SceneName }) {
  return (
    <Drawing viewBox="0 0 720 480" ground={SKIES[of]} className="outlined scene">
      {scenes[of]}
    </Drawing>
  )
}

const SKIES: Record<SceneName, 'morning' | 'day' | 'evening'> = {
  growing: 'morning',
  leaning: 'day',
  windows: 'evening',
}

const HILLS = ground(
  'M0 398c120-42 250-32 370-10 130 24 250 22 354 10v92h-724z',
  'c100 0 130-28 240-26 140 2 180 42 320 36 70-3 100-10 160-10',
)
const MOUND = ground('M0 398c90 0 150-50 360-50s270 50 364 50v92h-724z', 'c90 0 150-50 360-50s270 50 360 50')
const TABLE = ground('M0 420h724v70h-724z', 'h720', 'level')

function ground(near: string, line: string, as: 'line' | 'level' = 'line') {
  return (
    <>
      <Path fill="far" d="M0 372c150-72 300-60 430-20 110 32 210 22 294-12v150h-724z" />
      <Path fill="near" d={near} />
      <Path as={as} d={`M0 420${line}`} />
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
}
