import { EmergencyLine } from '../contact/Emergency'
import { Notice } from '../contact/Notice'
import { practice, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import forms from '../drawings/hero.svg?raw'
import clay from '../drawings/photo-clay.svg?raw'
import sprig from '../drawings/photo-sprig.svg?raw'
import { OtherSite } from '../links/OtherSite'
import { Picture } from '../pictures/Picture'
import { FIRST } from '../pictures/shapes'

export function Hero() {
  const { hero, tagline, contact } = words
  const { booking, picture } = practice
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
      <div className="hero-picture">
        {picture ? (
          <>
            <Drawing svg={clay} />
            <Picture picture={picture} shape={FIRST} sizes="(min-width: 48em) min(30vw, 48vh), 52vw" isFirst />
            <Drawing svg={sprig} />
          </>
        ) : (
          <Drawing svg={forms} />
        )}
      </div>
    </section>
  )
}
