import { practice, words } from '../content/content'
import { Picture } from '../pictures/Picture'
import { PORTRAIT } from '../pictures/shapes'
import { RichText } from '../text/RichText'

export function People() {
  const { people } = practice
  if (!people) return null
  return (
    <section id="people" className="content people" aria-labelledby="people-title">
      <h2 id="people-title">{words.people.title}</h2>
      <ul>
        {people.map(({ name, training, text, portrait }) => (
          <li key={name}>
            {portrait && <Picture picture={portrait} shape={PORTRAIT} sizes="13rem" />}
            <div>
              <h3>{name}</h3>
              {training && <p className="people-training">{training.join('\n')}</p>}
              <RichText text={text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
