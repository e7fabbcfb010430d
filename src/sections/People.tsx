import { practice, words } from '../content/content'

export function People() {
  const { people } = practice
  if (!people) return null
  return (
    <section id="people" className="content optional" aria-labelledby="people-title">
      <h2 id="people-title">{words.people.title}</h2>
      <ul className="people">
        {people.map(({ name, training, words, portrait }) => (
          <li key={name}>
            {portrait && <img src={`/${portrait.file}`} alt={portrait.description} loading="lazy" />}
            <div>
              <h3>{name}</h3>
              <ul className="training">
                {training.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
