import { DEFAULT_COPYRIGHT_YEAR, tagline } from '../content'
import { Mark } from '../drawings/Mark'
import type { Practice } from '../practice'
import styles from './Footer.module.css'

export function Footer({ practice }: { practice: Practice }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Mark />
        <p className={styles.tagline}>{tagline.join(' ')}</p>
        <p>
          © {practice.copyrightYear ?? DEFAULT_COPYRIGHT_YEAR} {practice.name}
        </p>
      </div>
    </footer>
  )
}
