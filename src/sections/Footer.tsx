import { Mark } from '../drawings/Mark'
import { HillEdge } from '../drawings/Sunrise'
import layout from '../styles/layout.module.css'
import type { View } from '../view'
import styles from './Footer.module.css'
import { legalLinks } from './legalLinks'

const DEFAULT_COPYRIGHT_YEAR = 2025

export function Footer({ view }: { view: View }) {
  const { practice, words } = view
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
            © {practice.copyrightYear ?? DEFAULT_COPYRIGHT_YEAR} {practice.name}
          </p>
        </div>
      </div>
    </footer>
  )
}

/** Only where a practice has them: the page in other languages, imprint, privacy notice. */
function FooterLinks({ view }: { view: View }) {
  const { words, languages, root, page } = view
  const { imprint, privacyNotice } = legalLinks(view)
  const others = languages.filter(({ code }) => code !== words.language.code)
  if (!others.length && !imprint && !privacyNotice) return null
  return (
    <ul className={styles.links}>
      {others.map(({ code, path, invitation, legal }) => (
        <li key={code}>
          <a href={root + path + (legal.includes(page) ? page : '')} lang={code} hrefLang={code}>
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
