import { practice, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import mark from '../drawings/mark.svg?raw'
import { Picture } from '../pictures/Picture'
import { PORTRAIT } from '../pictures/shapes'
import { RichText } from '../text/RichText'

export function People() {
  const { people } = practice
  if (!people) return null
  const sizes = people.length === 1 ? '(min-width: 48em) 22rem, 90vw' : '(min-width: 48em) 18rem, 34vw'
  const hasPortraits = people.some(({ portrait }) => portrait)
  return (
    <section id="people" className="content section people" aria-labelledby="people-title">
      <h2 id="people-title">{words.people.title}</h2>
      <ul>
        {people.map(({ name, training, text, portrait }) => (
          <li key={name}>
            {portrait && <Picture picture={portrait} shape={PORTRAIT} sizes={sizes} />}
            {!portrait && hasPortraits && (
              <span className="people-tile">
                <Drawing svg={mark} />
              </span>
            )}
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
