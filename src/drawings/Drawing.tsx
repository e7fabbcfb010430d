import type { ReactNode } from 'react'
import styles from './drawings.module.css'

type Props = {
  viewBox: string
  className?: string | undefined
  /** Stretches to its container, ignoring the aspect ratio. */
  stretched?: boolean
  size?: number
  children: ReactNode
}

/** The base of all drawings: hidden from screen readers, with the same stroke width at any size. */
export function Drawing({ viewBox, className = '', stretched, size, children }: Props) {
  return (
    <svg
      viewBox={viewBox}
      width={size}
      height={size}
      preserveAspectRatio={stretched ? 'none' : undefined}
      aria-hidden="true"
      className={`${styles.drawing} ${className}`.trim()}
    >
      {children}
    </svg>
  )
}

/** Paths, each styled by its role, in the given order: <Path line="M0 …" leaf="M2 …" />. */
export function Path(roles: Record<string, string>) {
  return Object.entries(roles).map(([role, d]) => <path key={role} className={styles[role]} d={d} />)
}
