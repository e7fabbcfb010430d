import { services } from '../content'
import { ServiceDrawing } from '../drawings/ServiceDrawing'
import styles from './Services.module.css'

export function Services() {
  return (
    <section id="services" className={styles.services} aria-labelledby="services-title">
      <div className={styles.opening}>
        <h2 id="services-title">{services.title}</h2>
        <p>{services.intro}</p>
      </div>
      <ul className={styles.cards}>
        {services.offers.map((offer) => (
          <Card key={offer.name} {...offer} />
        ))}
      </ul>
    </section>
  )
}

function Card({ drawing, name, words, tagsLabel, tags }: (typeof services.offers)[number]) {
  return (
    <li className={styles.card}>
      <ServiceDrawing of={drawing} />
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
