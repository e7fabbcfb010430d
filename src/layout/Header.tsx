import { words } from '../content/content'
import { useLink } from '../links/useLink'
import { Brand } from './Brand'

export function Header() {
  const { header } = words
  const link = useLink()
  return (
    <header className="header">
      <div className="content">
        <Brand />
        <nav aria-label={header.label}>
          <ul>
            {(['home', 'services', 'contact'] as const).map((section) => (
              <li key={section}>
                <a href={link(`#${section}`)}>{header[section]}</a>
              </li>
            ))}
            <li>
              <a href={link('#contact')} className="button secondary">
                {header.book}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}
