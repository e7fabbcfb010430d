import { reasons, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import { drawingNamed } from '../drawings/drawingNamed'

export function WhyChoose() {
  return (
    <section id="why-choose" className="why-choose" aria-labelledby="why-choose-title">
      <div className="content">
        <h2 id="why-choose-title">{words.whyChoose.title}</h2>
        <ul>
          {reasons.map(({ name, text, drawing }) => (
            <li key={name}>
              {drawing && <Drawing svg={drawingNamed(drawing)} />}
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
