import { EmergencyLine } from '../contact/Emergency'
import { Notice } from '../contact/Notice'
import { practice, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import picture from '../drawings/hero.svg?raw'
import { OtherSite } from '../links/OtherSite'

export function Hero() {
  const { hero, tagline, contact } = words
  const { booking } = practice
  return (
    <section id="home" className="content hero" aria-labelledby="home-title">
      <div className="hero-words">
        <h1 id="home-title">
          {tagline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{hero.openingWords}</p>
        <Notice />
        <div className="hero-actions">
          <a href="#contact" className="button">
            {hero.start}
          </a>
          {booking && <OtherSite address={booking} name={contact.details.booking} />}
        </div>
        <p className="hero-reassurance">{hero.reassurance}</p>
        <EmergencyLine />
      </div>
      <Drawing svg={picture} />
    </section>
  )
}
