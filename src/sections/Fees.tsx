import type { Words } from '../../practice/wordsSchema'

export function Fees({ words }: { words: NonNullable<Words['fees']> }) {
  return (
    <section id="fees" className="content optional" aria-labelledby="fees-title">
      <div className="opening">
        <h2 id="fees-title">{words.title}</h2>
        {words.intro && <p className="lead">{words.intro}</p>}
        <dl className="optional-rows prices">
          {words.prices.map(({ what, price }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        {words.note && <p className="prices-note">{words.note}</p>}
      </div>
    </section>
  )
}
