import { words } from '../content/content'
import { Footpath, HillEdge, Sunrise } from '../drawings/Sunrise'

export function CallToAction() {
  const { title, words: text, contact } = words.callToAction
  return (
    <section id="call-to-action" aria-labelledby="call-to-action-title">
      <Sunrise />
      <div className="call-band">
        <Footpath />
        <div className="content call">
          <h2 id="call-to-action-title">{title}</h2>
          <p>{text}</p>
          <a href="#contact" className="button on-band">
            {contact}
          </a>
        </div>
        <HillEdge hill="rising" />
      </div>
    </section>
  )
}
