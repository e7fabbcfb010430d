import type { Offer, Words } from '../../practice/wordsSchema'
import { ServiceScene } from '../drawings/ServiceScene'
import layout from '../styles/layout.module.css'
import styles from './Services.module.css'

export function Services({ words }: { words: Words['services'] }) {
  return (
    <section id="services" className={`${layout.content} ${styles.services}`} aria-labelledby="services-title">
      <div className={layout.opening}>
        <h2 id="services-title">{words.title}</h2>
        <p>{words.intro}</p>
      </div>
      <ul className={`${styles.offers} ${columns(words.offers.length)}`}>
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
      <ul className={styles.tags} aria-label={tagsLabel}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </li>
  )
}

function columns(services: number) {
  if (services === 1) return ''
  return services === 2 || services === 4 ? styles.columns2 : styles.columns3
}
