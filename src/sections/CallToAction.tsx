import type { Words } from '../../practice/wordsSchema'
import { Footpath, HillEdge, Sunrise } from '../drawings/Sunrise'

export function CallToAction({ words }: { words: Words['callToAction'] }) {
  return (
    <section id="call-to-action" aria-labelledby="call-to-action-title">
      <Sunrise />
      <div className="call-band">
        <Footpath />
        <div className="content call">
          <h2 id="call-to-action-title">{words.title}</h2>
          <p>{words.words}</p>
          <a href="#contact" className="button on-band">
            {words.contact}
          </a>
        </div>
        <HillEdge hill="rising" />
      </div>
    </section>
  )
}
