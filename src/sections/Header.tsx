import { practice, words } from '../content/content'
import { Mark } from '../drawings/Mark'

export function Header() {
  const { header } = words
  return (
    <header>
      <div className="header-bar">
        <div className="content header-inner">
          <a href="#home" className="header-brand">
            <Mark />
            <span>{practice.name}</span>
          </a>
          <nav aria-label={header.label} className="header-nav">
            <ul className="header-links">
              {(['home', 'services', 'contact'] as const).map((section) => (
                <li key={section}>
                  <a href={`#${section}`}>{header[section]}</a>
                </li>
              ))}
            </ul>
            <a href="#contact" className="button secondary header-book">
              {header.book}
            </a>
          </nav>
        </div>
      </div>
    </header>
  )
}
