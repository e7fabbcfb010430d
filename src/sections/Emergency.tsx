import { practice, words } from '../content/content'

export function Emergency({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { emergency } = practice
  if (!emergency) return null
  return (
    <div id="emergency" className="emergency">
      <Heading>{words.contact.emergency}</Heading>
      <p>{emergency.advice}</p>
      <ul>
        {emergency.numbers.map(({ name, number }) => (
          <li key={number}>
            {name} <EmergencyNumber number={number} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In an emergency: 988 911. For the first screen. */
export function EmergencyLine() {
  const { emergency } = practice
  if (!emergency) return null
  return (
    <div className="emergency-line">
      <a href="#emergency">{words.contact.emergency}</a>
      {emergency.numbers.map(({ number }) => (
        <EmergencyNumber key={number} number={number} />
      ))}
    </div>
  )
}

function EmergencyNumber({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} dir="ltr">
      {number}
    </a>
  )
}
