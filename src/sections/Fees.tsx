import { practice, words } from '../content/content'

export function Fees() {
  const { fees } = practice
  if (!fees) return null
  return (
    <section id="fees" className="content fees" aria-labelledby="fees-title">
      <h2 id="fees-title">{words.fees.title}</h2>
      {fees.intro && <p>{fees.intro}</p>}
      <dl className="rows">
        {fees.prices.map(({ what, price }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      {fees.note && <p>{fees.note}</p>}
    </section>
  )
}
