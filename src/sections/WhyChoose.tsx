import type { Words } from '../../practice/wordsSchema'
import { PointScene } from '../drawings/PointScene'

export function WhyChoose({ words }: { words: Words['whyChoose'] }) {
  return (
    <section id="why-choose" data-ground="tint" aria-labelledby="why-choose-title">
      <div className="content why">
        <h2 id="why-choose-title">{words.title}</h2>
        <ul className={`points points-${words.points.length}`}>
          {words.points.map((point) => (
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
