import { EmergencyLine } from '../contact/Emergency'
import { practice, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import hillEdge from '../drawings/hill-edge.svg?raw'
import mark from '../drawings/mark.svg?raw'
import { EmailLink } from '../links/EmailLink'
import { PhoneLink } from '../links/PhoneLink'
import { useLink } from '../links/useLink'

export function Footer() {
  const { imprint, privacyNotice, copyrightYear, name, phone, email } = practice
  const link = useLink()
  return (
    <footer className="footer">
      <Drawing svg={hillEdge} />
      <div className="footer-band">
        <div className="content">
          <div className="footer-tagline">
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
              <EmailLink email={email} />
            </li>
            {imprint && (
              <li>
                <a href={link('#imprint')}>{words.footer.imprint}</a>
              </li>
            )}
            {privacyNotice && (
              <li>
                <a href={link('#privacy')}>{words.footer.privacyNotice}</a>
              </li>
            )}
          </ul>
          <EmergencyLine />
          <p>{['©', copyrightYear, name].filter(Boolean).join(' ')}</p>
        </div>
      </div>
    </footer>
  )
}
