import { Drawing, Path } from './Drawing'
import { motif } from './motif'

/** The line that comes in from the edge of the window and becomes the stem, starting at its tip: see growing.css. */
const STEM_AND_GROUND =
  'M345 170c7 130-23 202-31 270-5 38 4 76-1 120-7 62-45 98-143 104-150 8-350-28-690-8-580 34-1380-52-2080-16'

const BOX = '20 40 580 630'

/** Two layers, because only the two shapes breathe: the browser would blur lines that it scales. */
export function HeroPicture() {
  return (
    <>
      <Drawing viewBox={BOX} className="hero-layer hero-breathing">
        <Path fill="first" d={motif.first} />
        <Path fill="second" d={motif.second} />
        <path className="hero-lens" d={motif.shared} />
      </Drawing>
      <Drawing viewBox={BOX} className="hero-layer">
        <clipPath id="shared">
          <path d={motif.shared} />
        </clipPath>
        <Path as="line" d={STEM_AND_GROUND} />
        {/* Light where the two shapes overlap. */}
        <path className="line on-lens" d={STEM_AND_GROUND} clipPath="url(#shared)" />
        <g className="growing">
          {motif.leaves.map((leaf, index) => (
            <Path key={leaf} as={index % 2 ? 'light-leaf' : 'leaf'} d={leaf} />
          ))}
        </g>
      </Drawing>
    </>
  )
}
