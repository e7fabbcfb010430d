import { Drawing, Path } from './Drawing'

export function Sunrise() {
  return (
    <div className="sunrise" data-ground="morning">
      <Drawing viewBox="0 0 100 100" className="sun">
        <circle fill="var(--draw-rising)" cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing viewBox="0 0 1440 220" preserveAspectRatio="none" className="hills">
        <Path as="stars" d="M570 46h0m210-38h0m530 2h0" />
        <Path fill="hill-far" d="M0 221v-125c220-66 470-70 720-12 240 56 480 62 720-8v145z" />
        <Path fill="hill-middle" d="M0 221v-45c120 10 240 0 380-28 180-36 380-40 580-8 180 28 360 32 480 10v71z" />
        <Path fill="hill-near" d="M0 221v-53c300-10 620 14 900 32 200 12 380 14 540 8v13z" />
      </Drawing>
    </div>
  )
}

/** Winds its way down from the crest of the farthest hill, and gets wider as it comes closer. */
export function Footpath() {
  return (
    <Drawing viewBox="0 0 400 1000" preserveAspectRatio="none" className="footpath">
      <Path
        fill="path"
        d="M146 0c2 25 3 50 13 75 14 35 31 70 27 105-6 43-31 87-37 130-7 50 11 100 36 150 33 63 67 127 72 190 10 117-72 233-123 350h156c31-117 92-233 64-350-16-63-60-127-102-190-34-50-60-100-60-150 0-43 19-87 19-130-1-35-22-70-41-105-12-25-17-50-20-75z"
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
    <Drawing viewBox="0 0 1440 90" preserveAspectRatio="none" className="hill-edge">
      <path d={EDGES[hill]} />
    </Drawing>
  )
}
