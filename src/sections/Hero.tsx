import { EmergencyLine } from '../contact/Emergency'
import { words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import picture from '../drawings/hero.svg?raw'

export function Hero() {
  const { hero, tagline } = words
  return (
    <section id="home" className="content hero" aria-labelledby="home-title">
      <div className="hero-words">
        <h1 id="home-title">
          {tagline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{hero.openingWords}</p>
        <a href="#contact" className="button">
          {hero.start}
        </a>
        <p>{hero.reassurance}</p>
        <EmergencyLine />
      </div>
      <Drawing svg={picture} />
    </section>
  )
}
