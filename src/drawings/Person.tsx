import styles from './Person.module.css'

/** Somebody who looks to the right, the middle of the seat at 0, 0. */
const COAT = 'M-62 0c-6-44 4-84 42-96l42 0c32 10 40 50 38 96z'
const FACE =
  'M-12-113h25c0 10 2 14 9 17-8 16-30 18-42 0 7-3 9-7 8-17zm38-18a23 27 8 1 1-44-6 23 27 8 1 1 44 6z'
const HAIR = {
  short: 'M28-149c-1-25-44-31-51-2-3 10-1 18 4 23 5-2 7-7 8-12 13-2 27-5 39-9z',
  bob: 'M27-151c-7-27-47-25-53 4-4 19-3 36 6 42 11-2 15-13 14-25 12-3 24-11 33-21z',
  long: 'M27-151c-7-27-47-25-54 4-4 25-6 51-16 68 19 6 38-5 37-50 12-4 24-12 33-22z',
}

type Props = {
  who: 'first' | 'second' | 'third'
  hair: keyof typeof HAIR
  x: number
  y: number
  /** In degrees, and the way that they look: to the right where it is above zero. The seat stays on the ground. */
  lean: number
  size?: number
}

/** Shoulders, a turned head and hair: as little as it takes to be somebody. */
export function Person({ who, hair, x, y, lean, size = 1 }: Props) {
  const turned = lean < 0 ? `${-size} ${size}` : size
  return (
    <g className={styles[who]} transform={`translate(${x} ${y})scale(${turned})skewX(${-Math.abs(lean)})`}>
      <path className={styles.coat} d={COAT} />
      <path className={styles.face} d={FACE} />
      <path className={styles.hair} d={HAIR[hair]} />
    </g>
  )
}

/** The counselor's arm, held out: over the coat, to which its shoulder is open. */
export function Arm({ sleeve, hand }: { sleeve: string; hand: string }) {
  return (
    <g className={styles.second}>
      <path className={styles.face} d={hand} />
      <path className={styles.coat} d={sleeve} />
    </g>
  )
}
