import { Path } from './Drawing'

type Color = 'first' | 'second'

/** An armchair that faces right, with its feet at y = 168. */
export function Armchair({ color, transform }: { color: Color; transform?: string }) {
  return (
    <g fill={`var(--draw-${color})`} className="shape" transform={transform}>
      <Path as="line" d="M24 152v16m62 0v-16" />
      <path d="M14 154c-10-26-13-55-6-74 6-14 28-15 35 0 9 20 13 46 14 74z" />
      <path d="M40 154v-18c0-15 8-23 21-23h22c13 0 20 8 18 21l-3 20z" />
    </g>
  )
}

/** A steaming cup with its handle on the left and its base at y = 158. */
export function Cup({ color, transform }: { color: Color; transform?: string }) {
  return (
    <g fill={`var(--draw-${color})`} className="shape" transform={transform}>
      <path d="M24 117c-33-5-33 39 8 38l-3-10c-23 0-22-22-4-19z" />
      <path d="M20 113h66c0 29-10 45-33 45s-33-16-33-45z" />
      <Path as="line" d="M42 100c-9-13 9-22 0-36m20 36c-9-13 9-22 0-36" />
    </g>
  )
}

/** A short letter in an open envelope, with its base at y = 168. */
export function Letter() {
  return (
    <>
      <Path as="light-leaf" d="M4 84l76-62 76 62z" />
      <Path fill="page" d="M24 6h112v128h-112z" />
      <Path as="ink" d="M42 42q8-11 16 0t16 0 16 0 16 0m-64 26q8-11 16 0t16 0" />
      <Path fill="first" d="M4 82l76 50 76-50v86h-152z" />
      <Path as="vein" d="M4 168l57-48m95 48l-57-48" />
    </>
  )
}

/** A plant in a pot, with its base at y = 168. */
export function PottedPlant({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <Path
        as="leaf"
        d="M120 100c-22 2-37-9-43-28 23-2 38 9 43 28zm2-38c-16-18-14-41 2-59 16 20 16 41-2 59zm-17 78h30l-5 28h-20z"
      />
      <Path as="light-leaf" d="M120 84c5-21 20-31 42-29-5 21-20 32-42 29z" />
      <Path as="line" d="M120 142c-2-30-2-56 2-82" />
    </g>
  )
}
