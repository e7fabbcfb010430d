import { header } from '../content'
import { Mark } from '../drawings/Mark'
import button from '../styles/button.module.css'
import styles from './Header.module.css'

export function Header({ name }: { name: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <p className={styles.brand}>
          <Mark />
          {name}
        </p>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.links}>
            {header.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <a href="#contact" className={`${button.primary} ${styles.book}`}>
            {header.book}
          </a>
        </nav>
      </div>
    </header>
  )
}
