import { Drawing, Path } from './Drawing'

export function Sunrise() {
  return (
    <div className="sunrise" data-ground="morning">
      <Drawing viewBox="0 0 100 100" className="sun">
        <circle fill="var(--draw-rising)" cx="50" cy="50" r="50" />
      </Drawing>
      <Drawing viewBox="0 0 1440 220" preserveAspectRatio="none" className="hills">
        <Path fill="hill-far" d="M0 221v-125c220-66 470-70 720-12 240 56 480 62 720-8v145z" />
        <Path fill="path" d="M1064 127c-2 12-20 18-22 34h7c2-15 17-22 18-34z" />
        <Path fill="hill-middle" d="M0 221v-45c120 10 240 0 380-28 180-36 380-40 580-8 180 28 360 32 480 10v71z" />
        <Path fill="path" d="M1090 156c18 18 66 30 58 60h16c4-30-46-44-66-59z" />
        <Path fill="hill-near" d="M0 221v-53c300-10 620 14 900 32 200 12 380 14 540 8v13z" />
      </Drawing>
    </div>
  )
}

/** The last part of the road, from the crest of the nearest hill. Each hill hides a part of it. */
export function Footpath() {
  return (
    <Drawing viewBox="0 0 400 1000" preserveAspectRatio="none" className="footpath">
      <Path
        fill="path"
        d="M150 0c8 23 22 47 31 70 9 33 5 67-6 100-13 43-30 87-28 130 3 53 30 107 56 160 33 67 57 133 55 200-4 113-77 227-124 340h156c28-113 83-227 70-340-8-67-43-133-86-200-34-53-68-107-78-160-9-43 2-87 10-130 6-33 7-67-7-100-9-23-22-47-31-70z"
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
