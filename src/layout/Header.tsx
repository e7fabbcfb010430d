import { practice, words } from '../content/content'
import { sectionsOf } from '../content/sections'
import { useLink } from '../links/useLink'
import { Brand } from './Brand'

export function Header() {
  const { header } = words
  const link = useLink()
  const sections: string[] = sectionsOf(practice)
  const links = [
    { id: 'home', name: header.home },
    ...(sections.includes('services') ? [{ id: 'services', name: header.services }] : []),
    ...(sections.includes('people') ? [{ id: 'people', name: header.about }] : []),
    ...(sections.includes('fees') ? [{ id: 'fees', name: header.fees }] : []),
    { id: 'contact', name: header.contact },
  ]
  return (
    <header className="header" data-links={links.length}>
      <div className="content">
        <Brand />
        <p className="header-address">{practice.address}</p>
        <nav aria-label={header.label}>
          <ul>
            {links.map(({ id, name }) => (
              <li key={id} className={`to-${id}`}>
                <a href={link(`#${id}`)}>{name}</a>
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
