import { Drawing, Path } from '../drawings/Drawing'
import type { EnquiryFormProps } from './EnquiryForm'

export function Success({ words }: { words: EnquiryFormProps['words'] }) {
  return (
    <>
      <Grown />
      <p className="outcome-aside">{words.nothingKept}</p>
    </>
  )
}

function Grown() {
  return (
    <Drawing viewBox="165 -40 600 280" preserveAspectRatio="xMidYMax" ground="day" className="outlined success-picture">
      <circle fill="var(--draw-rising)" cx="624" cy="158" r="74" />
      <Path fill="far" d="M-600 180c600-60 900-40 1120 0 140 24 270 20 980-14v55h-2100z" />
      <Path fill="near" d="M-600 214c600-36 1020-20 1180-6 120 10 230 4 920-12v45h-2100z" />
      <g className="growing">
        <Path as="leaf" d="M389 164c-33 2-57-16-65-48 34 0 60 16 65 48z" />
        <Path as="light-leaf" d="M390 146c10-32 38-48 72-42-8 32-36 50-72 42z" />
        <Path as="leaf" d="M400 106c-28-2-46-20-50-46 28 2 46 18 50 46z" />
        <Path as="light-leaf" d="M408 84c12-26 36-36 62-30-8 26-32 40-62 30z" />
        <Path fill="second" d="M425 44c-22-4-34-24-31-48 18 6 30 22 31 48 2-26 16-42 36-46 2 24-12 44-36 46z" />
        <Path fill="second" d="M425 44c-13-18-12-38 5-56 13 18 11 40-5 56z" />
      </g>
      <Path as="line" d="M425 42c-20 44-33 90-37 134-3 32-24 42-66 44-60 3-600-16-922 4" />
    </Drawing>
  )
}
