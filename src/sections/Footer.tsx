import { practice, words } from '../content/content'
import { Mark } from '../drawings/Mark'
import { HillEdge } from '../drawings/Sunrise'

export function Footer() {
  const { imprint, privacyNotice, copyrightYear, name } = practice
  return (
    <footer>
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
            {(imprint || privacyNotice) && (
              <ul className="footer-links">
                {imprint && (
                  <li>
                    <a href="#imprint">{words.footer.imprint}</a>
                  </li>
                )}
                {privacyNotice && (
                  <li>
                    <a href="#privacy">{words.footer.privacyNotice}</a>
                  </li>
                )}
              </ul>
            )}
            <p>
              © {copyrightYear} {name}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}
