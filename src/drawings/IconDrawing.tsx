import { MARK_BOX, motif } from './motif'
import { palette } from './palette'

const DAY = { first: palette.pine300, second: palette.clay200, shared: palette.pine650 }
const NIGHT = { first: palette.pine400, second: palette.clay300, shared: palette.paper50 }
const PARTS = ['first', 'second', 'shared'] as const

export function FaviconDrawing() {
  const fills = (colors: typeof DAY) => PARTS.map((part) => `.${part}{fill:${colors[part]}}`).join('')
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={MARK_BOX}>
      <style>{`${fills(DAY)}@media(prefers-color-scheme:dark){${fills(NIGHT)}}`}</style>
      {PARTS.map((part) => (
        <path key={part} className={part} d={motif[part]} />
      ))}
    </svg>
  )
}

/** The mark on a paper-colored square, for app icons. `percent` is the mark's width relative to the square. */
export function IconDrawing({ percent }: { percent: number }) {
  const [edge, size] = [`${50 - percent / 2}%`, `${percent}%`]
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <rect width="100" height="100" fill={palette.paper50} />
      <svg x={edge} y={edge} width={size} height={size} viewBox={MARK_BOX}>
        {PARTS.map((part) => (
          <path key={part} fill={DAY[part]} d={motif[part]} />
        ))}
      </svg>
    </svg>
  )
}
