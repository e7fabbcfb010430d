import { practice, words } from '../content/content'

export function Fees() {
  const { fees } = practice
  if (!fees) return null
  return (
    <section id="fees" className="content optional" aria-labelledby="fees-title">
      <div className="opening">
        <h2 id="fees-title">{words.fees.title}</h2>
        {fees.intro && <p className="lead">{fees.intro}</p>}
        <dl className="optional-rows prices">
          {fees.prices.map(({ what, price }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        {fees.note && <p className="prices-note">{fees.note}</p>}
      </div>
    </section>
  )
}
