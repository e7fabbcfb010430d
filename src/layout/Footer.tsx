import { EmergencyLine } from '../contact/Emergency'
import { practice, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import hillEdge from '../drawings/hill-edge.svg?raw'
import mark from '../drawings/mark.svg?raw'
import { EmailLink } from '../links/EmailLink'
import { PhoneLink } from '../links/PhoneLink'
import { useLink } from '../links/useLink'
import { Logo } from '../pictures/Logo'

export function Footer() {
  const { copyrightYear, name, phone, email } = practice
  const link = useLink()
  const legal = [
    { address: 'imprint/', title: words.footer.imprint, text: practice.imprint },
    { address: 'privacy/', title: words.footer.privacyNotice, text: practice.privacyNotice },
    { address: 'terms/', title: words.footer.terms, text: practice.terms },
  ]
  return (
    <footer className="footer">
      <Drawing svg={hillEdge} />
      <div className="footer-band">
        <div className="content">
          <div className="footer-tagline">
            {practice.logo ? <Logo logo={practice.logo} /> : <Drawing svg={mark} />}
            <p>
              {words.tagline.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </p>
          </div>
          <ul>
            {phone && (
              <li>
                <PhoneLink phone={phone} />
              </li>
            )}
            <li>
              <EmailLink email={email} />
            </li>
            {legal.map(
              ({ address, title, text }) =>
                text && (
                  <li key={address}>
                    <a href={link(address)}>{title}</a>
                  </li>
                ),
            )}
          </ul>
          <EmergencyLine />
          <p>{['©', copyrightYear, name].filter(Boolean).join(' ')}</p>
        </div>
      </div>
    </footer>
  )
}
