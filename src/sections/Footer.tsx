import { Mark } from '../drawings/Mark'
import { HillEdge } from '../drawings/Sunrise'
import { legalLinks } from '../links'
import layout from '../styles/layout.module.css'
import type { View } from '../view'
import styles from './Footer.module.css'

const DEFAULT_COPYRIGHT_YEAR = 2025

export function Footer({ view }: { view: View }) {
  const { practice, name, words } = view
  return (
    <footer className={styles.footer}>
      <HillEdge hill="falling" />
      <div className={styles.ground}>
        <div className={`${layout.content} ${styles.inner}`}>
          <Mark />
          <p className={styles.tagline}>
            {words.tagline[0]} <span>{words.tagline[1]}</span>
          </p>
          <FooterLinks view={view} />
          <p>
            © {practice.copyrightYear ?? DEFAULT_COPYRIGHT_YEAR} {name}
          </p>
        </div>
      </div>
    </footer>
  )
}

/** This page in other languages, the legal notice and the privacy notice, if the practice has them. */
function FooterLinks({ view }: { view: View }) {
  const { words, languages, location } = view
  const { imprint, privacyNotice } = legalLinks(view)
  const others = languages.filter(({ code }) => code !== words.language.code)
  if (!others.length && !imprint && !privacyNotice) return null
  return (
    <ul className={styles.links}>
      {others.map(({ code, home, invitation, legalPages }) => (
        <li key={code}>
          <a href={home.link(legalPages.includes(location.page) ? location.page : '')} lang={code} hrefLang={code}>
            {invitation}
          </a>
        </li>
      ))}
      {imprint && (
        <li>
          <a href={imprint}>{words.footer.imprint}</a>
        </li>
      )}
      {privacyNotice && (
        <li>
          <a href={privacyNotice}>{words.footer.privacyNotice}</a>
        </li>
      )}
    </ul>
  )
}
