import { color } from '../styles/color'
import { MARK_BOX, motif } from './motif'

/** The color role of each shape. */
const PARTS = { first: 'draw-first', second: 'draw-second', shared: 'draw-mark' } as const
const shapes = Object.entries(PARTS) as [keyof typeof PARTS, string][]

export function FaviconDrawing() {
  const fills = (scheme: 'light' | 'dark') =>
    shapes.map(([part, role]) => `.${part}{fill:${color(role, scheme)}}`).join('')
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={MARK_BOX}>
      <style>{`${fills('light')}@media(prefers-color-scheme:dark){${fills('dark')}}`}</style>
      {shapes.map(([part]) => (
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
      <rect width="100" height="100" fill={color('color-paper')} />
      <svg x={edge} y={edge} width={size} height={size} viewBox={MARK_BOX}>
        {shapes.map(([part, role]) => (
          <path key={part} fill={color(role)} d={motif[part]} />
        ))}
      </svg>
    </svg>
  )
}
