import { practice, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import hillEdge from '../drawings/hill-edge.svg?raw'
import sunrise from '../drawings/sunrise.svg?raw'

export function CallToAction() {
  const { title, text, contact } = words.callToAction
  return (
    <section className="call-to-action" aria-labelledby="call-to-action-title">
      <Drawing svg={sunrise} />
      <div className="call-to-action-band">
        <div className="content">
          <h2 id="call-to-action-title">{title}</h2>
          <p>{practice.provider ? text : words.withoutForm.callToAction}</p>
          <a href="#contact" className="button on-band">
            {contact}
          </a>
        </div>
        <Drawing svg={hillEdge} />
      </div>
    </section>
  )
}
