import type { Words } from '../../practice/wordsSchema'
import { PointScene } from '../drawings/PointScene'

export function WhyChoose({ words }: { words: Words['whyChoose'] }) {
  return (
    <section id="why-choose" data-ground="tint" aria-labelledby="why-choose-title">
      <div className="content why">
        <h2 id="why-choose-title">{words.title}</h2>
        <ul className={`points points-${words.points.length}`}>
          {words.points.map(({ drawing, name, words }) => (
            <li key={name}>
              <PointScene of={drawing} />
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
