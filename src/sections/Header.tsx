import { Mark } from '../drawings/Mark'
import button from '../styles/button.module.css'
import layout from '../styles/layout.module.css'
import { otherLanguages, type View } from '../view'
import styles from './Header.module.css'
import { capitalized } from './languageRules'

export function Header({ view }: { view: View }) {
  const { practice, words, location } = view
  const { header } = words
  const others = otherLanguages(view)
  return (
    <header className={styles.header}>
      {others.length > 0 && (
        // Each language is listed by its native name, so that its speakers recognize it.
        <nav aria-label={header.languages} className={`${layout.content} ${styles.languages}`}>
          {others.map(({ code, home }) => (
            <a key={code} href={location.to(home.folder)} lang={code} hrefLang={code}>
              {nativeName(code)}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.bar}>
        <div className={`${layout.content} ${styles.inner}`}>
          <a href="#home" className={styles.brand}>
            <Mark />
            <span>{practice.name}</span>
          </a>
          <nav aria-label={header.label} className={styles.nav}>
            <ul className={styles.links}>
              {(['home', 'services', 'contact'] as const).map((section) => (
                <li key={section}>
                  <a href={`#${section}`}>{header[section]}</a>
                </li>
              ))}
            </ul>
            <a href="#contact" className={`${button.secondary} ${styles.book}`}>
              {header.book}
            </a>
          </nav>
        </div>
      </div>
    </header>
  )
}

function nativeName(code: string) {
  return capitalized(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code, code)
}
