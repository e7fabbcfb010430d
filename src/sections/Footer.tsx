import { Drawing, Path } from '../drawings/Drawing'
import { Mark } from '../drawings/Mark'
import { HillEdge } from '../drawings/Sunrise'
import { legalLinks, pagesIn } from '../links'
import { otherLocales, type View } from '../view'

const SPRIG = (
  <>
    <Path as="leaf" d="M40 98c-17-1-32-15-40-34 20 4 37 17 40 34z" />
    <Path as="light-leaf" d="M38 73c2-18 19-32 44-38-6 22-23 38-44 38z" />
    <Path as="line" d="M40 124c-3-30-1-62 5-92" />
    <Path fill="second" d="M45 34c-13-10-12-23 2-33 11 11 11 23-2 33z" />
  </>
)

export function Footer({ view }: { view: View }) {
  const { practice, words } = view
  return (
    <footer>
      <Drawing viewBox="40 0 44 120" ground="day" className="footer-sprig">
        {SPRIG}
      </Drawing>
      <Drawing viewBox="40 0 44 120" ground="day" className="footer-sprig">
        <g transform="translate(-54 42)scale(.6)">{SPRIG}</g>
        <g transform="translate(134 32)scale(-.76 .76)">{SPRIG}</g>
        {SPRIG}
      </Drawing>
      <HillEdge hill="falling" />
      <div className="footer-ground">
        <div className="content footer-inner" data-ground="band">
          <Mark />
          <div>
            <p className="tagline">
              {words.tagline.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </p>
            <FooterLinks view={view} />
            <p>
              © {practice.copyrightYear} {practice.name}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ view }: { view: View }) {
  const { words, root, page } = view
  const { imprint, privacyNotice } = legalLinks(view)
  const links = [
    ...otherLocales(view).map((other) => {
      const { code, invitation } = other.words.language
      const href = root + other.folder + (pagesIn(other.words).includes(page) ? page : '')
      return { href, text: invitation, lang: code, hrefLang: code }
    }),
    { href: imprint, text: words.footer.imprint },
    { href: privacyNotice, text: words.footer.privacyNotice },
  ].filter(({ href }) => href)
  if (!links.length) return null
  return (
    <ul className="footer-links">
      {links.map(({ text, ...link }) => (
        <li key={text}>
          <a {...link}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
