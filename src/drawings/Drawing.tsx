import type { ReactNode } from 'react'

type Props = {
  viewBox: string
  className?: string | undefined
  preserveAspectRatio?: string
  /** The background, if it isn't the page's own. tokens.css has its colors. */
  ground?: 'morning' | 'day' | 'evening'
  children: ReactNode
}

/** The base of all drawings on the page: hidden from screen readers, with the same stroke width at any size. */
export function Drawing({ viewBox, className = '', preserveAspectRatio, ground, children }: Props) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      data-ground={ground}
      className={`drawing ${className}`.trim()}
    >
      {children}
    </svg>
  )
}

/** Kinds of lines and leaves, each with a class in Drawing.css. */
type Kind = 'leaf' | 'light-leaf' | 'solid' | 'line' | 'level' | 'vein' | 'ink'
/** The colors of shapes that may overlap, so that drawings with the class `outlined` separate them with an outline. */
const OUTLINED = ['first', 'second', 'third', 'lens'] as const
/** A color in tokens.css: `lens` means --draw-lens. */
type Plain = 'mark' | 'page' | 'lit' | 'path' | 'near' | 'far' | 'hill-far' | 'hill-middle' | 'hill-near'
type Color = (typeof OUTLINED)[number] | Plain

export function Path({ d, ...look }: { d: string } & ({ as: Kind } | { fill: Color })) {
  if ('as' in look) return <path className={look.as} d={d} />
  const isOutlined = (OUTLINED as readonly Color[]).includes(look.fill)
  return <path fill={`var(--draw-${look.fill})`} className={isOutlined ? 'shape' : undefined} d={d} />
}
