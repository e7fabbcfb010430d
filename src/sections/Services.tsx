import { words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import { drawingNamed } from '../drawings/drawingNamed'

export function Services() {
  const { title, intro, offers } = words.services
  return (
    <section id="services" className="content services" aria-labelledby="services-title">
      <h2 id="services-title">{title}</h2>
      <p className="lead">{intro}</p>
      <ul className="services-offers">
        {offers.map((offer) => (
          <li key={offer.name}>
            <Drawing svg={drawingNamed(offer.drawing)} />
            <h3>{offer.name}</h3>
            <p>{offer.text}</p>
            <ul className="services-tags" aria-label={offer.tagsLabel}>
              {offer.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
