import { words } from '../content/content'
import type { Words } from '../content/wordsSchema'
import { ServiceScene } from '../drawings/ServiceScene'

export function Services() {
  const { title, intro, offers } = words.services
  return (
    <section id="services" className="content" aria-labelledby="services-title">
      <div className="opening">
        <h2 id="services-title">{title}</h2>
        <p className="lead">{intro}</p>
      </div>
      <ul className="offers">
        {offers.map((offer) => (
          <Offer key={offer.name} {...offer} />
        ))}
      </ul>
    </section>
  )
}

function Offer({ drawing, name, words, tagsLabel, tags }: Words['services']['offers'][number]) {
  return (
    <li>
      <ServiceScene of={drawing} />
      <h3>{name}</h3>
      <p>{words}</p>
      <ul className="tags" aria-label={tagsLabel}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </li>
  )
}
