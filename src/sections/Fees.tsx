import { practice, words } from '../content/content'
import { RichText } from '../text/RichText'

export function Fees() {
  const { fees } = practice
  if (!fees) return null
  return (
    <section id="fees" className="content section fees" aria-labelledby="fees-title">
      <h2 id="fees-title">{words.fees.title}</h2>
      <div>
        {fees.intro && <RichText text={fees.intro} />}
        {fees.prices && (
          <dl className="rows">
            {fees.prices.map(({ what, price }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
        )}
        {fees.note && <RichText text={fees.note} />}
      </div>
    </section>
  )
}
