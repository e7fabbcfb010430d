export type Shape = { ratio: number; widths: readonly [number, ...number[]] }

/** What the page cuts pictures to: width divided by height, and the widths that it needs in pixels. */
export const PORTRAIT: Shape = { ratio: 4 / 5, widths: [260, 520] }
/** Of services and own sections. */
export const SCENE: Shape = { ratio: 3 / 2, widths: [400, 800] }

export const heightOf = ({ ratio }: Shape, width: number) => Math.round(width / ratio)
