import type { Person, Words } from '../../practice/wordsSchema'
import type { View } from '../view'

type Props = { words: NonNullable<Words['people']>; view: View }

export function People({ words, view }: Props) {
  return (
    <section id="people" className="content optional people" aria-labelledby="people-title">
      <div className="opening">
        <h2 id="people-title">{words.title}</h2>
        {words.intro && <p className="lead">{words.intro}</p>}
      </div>
      <ul className="persons">
        {words.persons.map((person) => (
          <li key={person.name}>
            <Picture {...person} view={view} />
            <div>
              <h3>{person.name}</h3>
              <ul className="training">
                {person.training.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p>{person.words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** If only some people have a portrait, the others get their initials. */
function Picture({ name, portrait, view: { root, portraits } }: Person & Pick<Props, 'view'>) {
  const { file, ...size } = (portrait && portraits[portrait.file]) ?? {}
  if (portrait && file)
    return (
      <img
        {...size}
        src={root + file}
        className="person-picture"
        alt={portrait.description}
        loading="lazy"
        decoding="async"
      />
    )
  return Object.keys(portraits).length ? (
    <div className="person-picture person-initials" aria-hidden="true">
      {initials(name)}
    </div>
  ) : null
}

/** Of the first and the last name, without titles such as "Dr." */
function initials(name: string) {
  const names = name.split(/\s+/).filter((part) => !part.endsWith('.'))
  return [names[0], ...names.slice(1).slice(-1)].map((part) => [...(part ?? '')][0]).join('')
}
