import { words } from '../content/content'
import { drawing } from '../drawings/byName'
import { Drawing } from '../drawings/Drawing'

export function WhyChoose() {
  const { title, points } = words.whyChoose
  return (
    <section className="why" aria-labelledby="why-title">
      <div className="content">
        <h2 id="why-title">{title}</h2>
        <ul>
          {points.map((point) => (
            <li key={point.name}>
              <Drawing svg={drawing(point.drawing)} />
              <div>
                <h3>{point.name}</h3>
                <p>{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
