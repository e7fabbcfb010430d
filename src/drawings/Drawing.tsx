import type { ReactNode } from 'react'
import styles from './drawings.module.css'

type Props = {
  viewBox: string
  className?: string | undefined
  preserveAspectRatio?: string
  size?: number
  children: ReactNode
}

/** The base of all drawings: hidden from screen readers, with the same stroke width at any size. */
export function Drawing({ viewBox, className = '', preserveAspectRatio, size, children }: Props) {
  return (
    <svg
      viewBox={viewBox}
      width={size}
      height={size}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      className={`${styles.drawing} ${className}`.trim()}
    >
      {children}
    </svg>
  )
}

/**
 * Paths in the given order: <Path second="M0 …" leaf="M2 …" />. Each prop name is either a class in
 * drawings.module.css (`leaf`, `line`) or a color in tokens.css (`second` means --draw-second).
 */
export function Path(paths: Record<string, string>) {
  return Object.entries(paths).map(([name, d]) => {
    const style = styles[name] ? { className: styles[name] } : { fill: `var(--draw-${name})` }
    return <path key={name} {...style} d={d} />
  })
}
