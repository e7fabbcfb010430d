import type { ReactNode } from 'react'
import styles from './drawings.module.css'

type Props = {
  viewBox: string
  className?: string | undefined
  preserveAspectRatio?: string
  /** The colors are in tokens.css. */
  ground?: 'morning' | 'day' | 'evening'
  size?: number
  children: ReactNode
}

/** The base of all drawings: hidden from screen readers, with the same stroke width at any size. */
export function Drawing({ viewBox, className = '', preserveAspectRatio, ground, size, children }: Props) {
  return (
    <svg
      viewBox={viewBox}
      width={size}
      height={size}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      data-ground={ground}
      className={`${styles.drawing} ${className}`.trim()}
    >
      {children}
    </svg>
  )
}

type Style = 'leaf' | 'lightLeaf' | 'solid' | 'line' | 'vein' | 'ink'
/** Colors in tokens.css: `lens` means --draw-lens. */
type Color =
  | ('first' | 'second' | 'third' | 'lens' | 'mark' | 'page' | 'lit' | 'rising' | 'path' | 'near' | 'far')
  | ('hill-far' | 'hill-middle' | 'hill-near')

/** Paths in the given order: <Path lens="M0 …" leaf="M2 …" />. */
export function Path(paths: { [name in Style | Color]?: string }) {
  return Object.entries(paths).map(([name, d]) => {
    const style = styles[name] ? { className: styles[name] } : { fill: `var(--draw-${name})` }
    return <path key={name} {...style} d={d} />
  })
}
