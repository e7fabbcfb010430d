import type { Offer, Words } from '../../practice/wordsSchema'
import { ServiceScene } from '../drawings/ServiceScene'

export function Services({ words }: { words: Words['services'] }) {
  return (
    <section id="services" className="content" aria-labelledby="services-title">
      <div className="opening">
        <h2 id="services-title">{words.title}</h2>
        <p className="lead">{words.intro}</p>
      </div>
      <ul className={`offers ${columns(words.offers.length)}`}>
        {words.offers.map((offer) => (
          <Service key={offer.name} {...offer} />
        ))}
      </ul>
    </section>
  )
}

function Service({ drawing, name, words, tagsLabel, tags }: Offer) {
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

function columns(services: number) {
  if (services === 1) return ''
  return services === 2 || services === 4 ? 'offers-2' : 'offers-3'
}
