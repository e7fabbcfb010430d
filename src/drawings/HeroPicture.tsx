import { Drawing, Path } from './Drawing'
import { motif } from './motif'

/** The line that comes in from the edge of the window and becomes the stem. */
const GROUND_AND_STEM =
  'M-2600 640c700-36 1500 50 2080 16 340-20 540 16 690 8 98-6 136-42 143-104 5-44-4-82 1-120 8-68 38-140 31-270'

const BOX = '20 40 580 630'

/** Three layers, because only the two shapes breathe: the browser would blur lines that it scales. */
export function HeroPicture() {
  return (
    <>
      <Drawing viewBox={BOX} className="hero-layer">
        <circle fill="var(--draw-sun)" cx="356" cy="308" r="236" />
      </Drawing>
      <Drawing viewBox={BOX} className="hero-layer hero-breathing">
        <Path fill="first" d={motif.first} />
        <Path fill="second" d={motif.second} />
        <path className="hero-lens" d={motif.shared} />
      </Drawing>
      <Drawing viewBox={BOX} className="hero-layer">
        <Stem d={GROUND_AND_STEM} />
        <Path as="leaf" d={motif.leaves} />
        <Path as="light-leaf" d={motif.lightLeaves} />
        <Path as="vein" d={motif.veins} />
      </Drawing>
    </>
  )
}

/** A line that is light where the two shapes overlap. */
export function Stem({ d }: { d: string }) {
  return (
    <>
      <clipPath id="shared">
        <path d={motif.shared} />
      </clipPath>
      <Path as="line" d={d} />
      <path className="line on-lens" d={d} clipPath="url(#shared)" />
    </>
  )
}
