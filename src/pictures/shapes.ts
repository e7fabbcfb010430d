export type Shape = { ratio: number; widths: readonly [number, ...number[]] }

// What the page cuts pictures to: width divided by height, and the widths that it needs in pixels.
export const PORTRAIT: Shape = { ratio: 4 / 5, widths: [260, 520, 780] }
/** Of services and own sections. */
export const SCENE: Shape = { ratio: 3 / 2, widths: [400, 800, 1200] }
/** The form that stands for somebody: see src/drawings/photo-clay.svg. */
export const FIRST: Shape = { ratio: 344 / 490, widths: [344, 560, 860] }

export const LOGO_HEIGHT = 48

/** A logo isn't cut. It's at most 48 px high, and wide logos have a limit, too. */
export function logoShape({ width, height }: { width: number; height: number }): Shape {
  const shown = Math.round(Math.min(LOGO_HEIGHT * (width / height), 240))
  return { ratio: width / height, widths: [shown, 2 * shown] }
}

export const isWide = ({ width, height }: { width: number; height: number }) => width > 2 * height

export const heightOf = ({ ratio }: Shape, width: number) => Math.round(width / ratio)
