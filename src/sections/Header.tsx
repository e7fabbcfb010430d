import { words } from '../content/content'
import { Brand } from './Brand'

export function Header() {
  const { header } = words
  return (
    <header className="header">
      <div className="content">
        <Brand home="#home" />
        <nav aria-label={header.label}>
          <ul>
            {(['home', 'services', 'contact'] as const).map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{header[section]}</a>
              </li>
            ))}
            <li>
              <a href="#contact" className="button secondary">
                {header.book}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}
