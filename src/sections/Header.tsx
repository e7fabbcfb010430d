import { Mark } from '../drawings/Mark'
import { capitalized } from '../languageRules'
import { otherLocales, type View } from '../view'

export function Header({ view }: { view: View }) {
  const { practice, words, root } = view
  const { header } = words
  const others = otherLocales(view)
  return (
    <header>
      {others.length > 0 && (
        // Each language is listed by its native name, so that its speakers recognize it.
        <nav aria-label={header.languages} className="content header-languages">
          {others.map(({ folder, words: { language } }) => (
            <a key={folder} href={root + folder} lang={language.code} hrefLang={language.code}>
              {nativeName(language.code)}
            </a>
          ))}
        </nav>
      )}
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

function nativeName(code: string) {
  return capitalized(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code, code)
}
