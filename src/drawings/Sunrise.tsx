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
        d="M147 0c8 28 16 57 15 85-2 35-18 70-20 105-3 65 47 130 58 195 15 83-31 167-39 250-12 122 55 243 106 365h140c-75-122-183-243-190-365-5-83 39-167 17-250-17-65-73-130-76-195-1-35 13-70 12-105 0-28-10-57-19-85z"
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
