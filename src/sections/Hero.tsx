import { words } from '../content/content'
import { HeroPicture } from '../drawings/HeroPicture'
import { EmergencyLine } from './Emergency'

export function Hero() {
  const { hero, tagline } = words
  return (
    <section id="home" aria-labelledby="home-title">
      <div className="content hero-inner">
        <div className="hero-words">
          <h1 id="home-title" className="hero-title">
            {tagline.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="lead">{hero.openingWords}</p>
          <div className="hero-start">
            <a href="#contact" className="button">
              {hero.start}
            </a>
            <p>{hero.reassurance}</p>
            <EmergencyLine />
          </div>
        </div>
        <div className="hero-picture">
          <HeroPicture />
        </div>
      </div>
    </section>
  )
}
