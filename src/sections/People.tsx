import { use } from 'react'
import { practice, words } from '../content/content'
import { PORTRAIT_SIZE, portraitAddress } from '../content/portraits'
import { Place } from '../links/useLink'
import { Paragraphs } from '../text/Paragraphs'

export function People() {
  const { people } = practice
  const { base } = use(Place)
  if (!people) return null
  return (
    <section id="people" className="content people" aria-labelledby="people-title">
      <h2 id="people-title">{words.people.title}</h2>
      <ul>
        {people.map(({ name, training, text, portrait }) => (
          <li key={name}>
            {portrait && (
              <img
                src={base + portraitAddress(portrait.file)}
                alt={portrait.description}
                {...PORTRAIT_SIZE}
                loading="lazy"
                {...{ 'vite-ignore': '' }}
              />
            )}
            <div>
              <h3>{name}</h3>
              <p className="people-training">{training.join('\n')}</p>
              <Paragraphs text={text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
