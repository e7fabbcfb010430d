import { practice, words } from '../content/content'

export function People() {
  const { people } = practice
  if (!people) return null
  return (
    <section id="people" className="content people" aria-labelledby="people-title">
      <h2 id="people-title">{words.people.title}</h2>
      <ul>
        {people.map(({ name, training, text, portrait }) => (
          <li key={name}>
            {portrait && <img src={`/${portrait.file}`} alt={portrait.description} loading="lazy" />}
            <div>
              <h3>{name}</h3>
              <p className="people-training">{training.join('\n')}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
