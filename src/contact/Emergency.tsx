import { practice, words } from '../content/content'
import { PhoneLink } from '../links/PhoneLink'
import { useLink } from '../links/useLink'

export function Emergency() {
  const { emergency } = practice
  if (!emergency) return null
  return (
    <div id="emergency" className="emergency">
      <h3>{words.contact.emergency}</h3>
      <p>{emergency.advice}</p>
      <ul>
        {emergency.numbers.map(({ name, number, sms }) => (
          <li key={name}>
            {name} {number && <PhoneLink phone={number} />} {sms && <TextLink sms={sms} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In an emergency: 988 911. For the first screen and the footer. What can only be texted is there if nothing else is. */
export function EmergencyLine() {
  const { emergency } = practice
  const link = useLink()
  if (!emergency) return null
  const calls = emergency.numbers.flatMap(({ number }) => number ?? [])
  const toText = emergency.numbers.flatMap(({ sms }) => sms ?? [])
  return (
    <ul className="emergency-line">
      <li>
        <a href={link('#emergency')}>{words.contact.emergency}</a>
      </li>
      {calls.map((number) => (
        <li key={number.dial}>
          <PhoneLink phone={number} />
        </li>
      ))}
      {calls.length === 0 &&
        toText.map((sms) => (
          <li key={sms.dial}>
            <TextLink sms={sms} />
          </li>
        ))}
    </ul>
  )
}

function TextLink({ sms: { text, dial } }: { sms: { text: string; dial: string } }) {
  return (
    <a href={`sms:${dial}`}>
      {words.contact.sms} {text}
    </a>
  )
}
