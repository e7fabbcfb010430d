import { practice, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import hillEdge from '../drawings/hill-edge.svg?raw'
import mark from '../drawings/mark.svg?raw'
import { PhoneLink } from '../PhoneLink'
import { EmergencyLine } from './Emergency'

export function Footer() {
  const { imprint, privacyNotice, copyrightYear, name, phone, email } = practice
  return (
    <footer className="footer">
      <Drawing svg={hillEdge} />
      <div className="footer-band">
        <div className="content">
          <div className="footer-brand">
            <Drawing svg={mark} />
            <p>
              {words.tagline.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </p>
          </div>
          <ul>
            <li>
              <PhoneLink phone={phone} />
            </li>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
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
          <EmergencyLine />
          <p>
            © {copyrightYear} {name}
          </p>
        </div>
      </div>
    </footer>
  )
}
