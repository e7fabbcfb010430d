import { header } from '../content'
import { Mark } from '../drawings/Mark'
import button from '../styles/button.module.css'
import styles from './Header.module.css'

const LONG_NAME_LETTERS = 30

export function Header({ name }: { name: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a href="#home" className={styles.brand} data-long={name.length > LONG_NAME_LETTERS}>
          <Mark />
          <span>{name}</span>
        </a>
        <nav aria-label={header.label} className={styles.nav}>
          <ul className={styles.links}>
            {header.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <a href="#contact" className={`${button.secondary} ${styles.book}`}>
            {header.book}
          </a>
        </nav>
      </div>
    </header>
  )
}
