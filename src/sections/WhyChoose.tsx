import { words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import { drawingNamed } from '../drawings/drawingNamed'

export function WhyChoose() {
  const { title, points } = words.whyChoose
  return (
    <section className="why-choose" aria-labelledby="why-choose-title">
      <div className="content">
        <h2 id="why-choose-title">{title}</h2>
        <ul>
          {points.map((point) => (
            <li key={point.name}>
              <Drawing svg={drawingNamed(point.drawing)} />
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
