import { words } from '../content/content'
import { PointScene } from '../drawings/PointScene'

export function WhyChoose() {
  const { title, points } = words.whyChoose
  return (
    <section id="why-choose" data-ground="tint" aria-labelledby="why-choose-title">
      <div className="content why">
        <h2 id="why-choose-title">{title}</h2>
        <ul className="points">
          {points.map((point) => (
            <li key={point.name}>
              <PointScene of={point.drawing} />
              <h3>{point.name}</h3>
              <p>{point.words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
