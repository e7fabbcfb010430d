import { practice, words } from '../content/content'
import { PhoneLink } from '../links/PhoneLink'
import { useLink } from '../links/useLink'

export function Emergency({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { emergency } = practice
  if (!emergency) return null
  return (
    <div id="emergency" className="emergency">
      <Heading>{words.contact.emergency}</Heading>
      <p>{emergency.advice}</p>
      <ul>
        {emergency.numbers.map(({ name, number }) => (
          <li key={number.dial}>
            {name} <PhoneLink phone={number} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In an emergency: 988 911. For the first screen and the footer. */
export function EmergencyLine() {
  const { emergency } = practice
  const link = useLink()
  if (!emergency) return null
  return (
    <ul className="emergency-line">
      <li>
        <a href={link('#emergency')}>{words.contact.emergency}</a>
      </li>
      {emergency.numbers.map(({ number }) => (
        <li key={number.dial}>
          <PhoneLink phone={number} />
        </li>
      ))}
    </ul>
  )
}
