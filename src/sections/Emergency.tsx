import { practice, words } from '../content/content'

export function Emergency() {
  const { emergency } = practice
  if (!emergency) return null
  return (
    <div id="emergency" className="emergency">
      <h3>{words.contact.emergency}</h3>
      <p>{emergency.advice}</p>
      <ul>
        {emergency.numbers.map(({ name, number }) => (
          <li key={number}>
            {name}{' '}
            <a href={`tel:${number.replaceAll(' ', '')}`} dir="ltr">
              {number}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
