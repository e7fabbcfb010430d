import { useId } from 'react'
import styles from './drawings.module.css'

/** Shoulders, with the feet at 0, 0. */
const BODY = 'M-58 0C-66 -52 -46 -112 4 -114C52 -112 68 -54 60 0Z'

type Place = {
  x: number
  y: number
  /** In degrees; to the right where it is above zero. The feet stay on the ground. */
  lean?: number
  size?: number
}

/** Shoulders and a head that is turned a little: as little as it takes to be somebody. */
export function Person({ who, ...place }: Place & { who: 'first' | 'second' | 'third' }) {
  const { lean = 0 } = place
  return (
    <g className={styles[who]} transform={transformOf(place)}>
      <path d={BODY} />
      <ellipse cx={lean / 2} cy="-140" rx="27" ry="31" transform={`rotate(${lean} 0 -140)`} />
    </g>
  )
}

/** Two who are close: dark is what they share. */
export function Two({ first, second }: { first: Place; second: Place }) {
  const id = useId()
  return (
    <>
      <Person who="second" {...second} />
      <Person who="first" {...first} />
      <clipPath id={id}>
        <path d={BODY} transform={transformOf(second)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className={styles.lens} d={BODY} transform={transformOf(first)} />
      </g>
    </>
  )
}

function transformOf({ x, y, lean = 0, size = 1 }: Place) {
  return `translate(${x} ${y})${lean ? `skewX(${-lean})` : ''}scale(${size})`
}
