import type { ReactNode } from 'react'
import styles from './drawings.module.css'

type Props = {
  /** The part of its plane that it shows: left, top, width, height. */
  box: string
  className?: string | undefined
  /** Fills whatever box the page gives it, as hills do. */
  stretched?: boolean
  size?: number
  children: ReactNode
}

/** Every drawing of the page: for the eyes alone, with one weight of line at every size. */
export function Drawing({ box, className = '', stretched, size, children }: Props) {
  return (
    <svg
      viewBox={box}
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
