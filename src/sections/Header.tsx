import { Mark } from '../drawings/Mark'
import button from '../styles/button.module.css'
import layout from '../styles/layout.module.css'
import type { Words } from '../words'
import styles from './Header.module.css'

const LONG_NAME_LETTERS = 30

export function Header({ name, words }: { name: string; words: Words['header'] }) {
  return (
    <header className={styles.header}>
      <div className={`${layout.content} ${styles.inner}`}>
        <a href="#home" className={styles.brand} data-long={name.length > LONG_NAME_LETTERS}>
          <Mark />
          <span>{name}</span>
        </a>
        <nav aria-label={words.label} className={styles.nav}>
          <ul className={styles.links}>
            {(['home', 'services', 'contact'] as const).map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{words[section]}</a>
              </li>
            ))}
          </ul>
          <a href="#contact" className={`${button.secondary} ${styles.book}`}>
            {words.book}
          </a>
        </nav>
      </div>
    </header>
  )
}
