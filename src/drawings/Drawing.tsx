import type { ReactNode } from 'react'
import styles from './drawings.module.css'

type Props = {
  viewBox: string
  className?: string | undefined
  preserveAspectRatio?: string
  /** The colors are in tokens.css. */
  ground?: 'morning' | 'day' | 'evening' | 'hill'
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

type Style = 'leaf' | 'lightLeaf' | 'solid' | 'line' | 'level' | 'vein' | 'ink' | 'stars'
/** Colors in tokens.css: `lens` means --draw-lens. */
type Outlined = 'first' | 'second' | 'third' | 'lens'
type Plain =
  | 'mark'
  | 'page'
  | 'lit'
  | 'floor'
  | 'rising'
  | 'path'
  | 'near'
  | 'far'
  | 'hill-far'
  | 'hill-middle'
  | 'hill-near'

const OUTLINED: string[] = ['first', 'second', 'third', 'lens'] satisfies Outlined[]

/** One shape. The order of shapes is the order in which they are painted. */
export function Path({ as, d }: { as: Style | Outlined | Plain; d: string }) {
  if (styles[as]) return <path className={styles[as]} d={d} />
  return <path fill={`var(--draw-${as})`} className={OUTLINED.includes(as) ? styles.shape : undefined} d={d} />
}
