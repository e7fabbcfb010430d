import { services, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import { drawingNamed } from '../drawings/drawingNamed'
import { Picture } from '../pictures/Picture'
import { SCENE } from '../pictures/shapes'
import { RichText } from '../text/RichText'

export function Services() {
  const { title, intro, tagsLabel } = words.services
  return (
    <section id="services" className="content services" aria-labelledby="services-title">
      <h2 id="services-title">{title}</h2>
      <p className="lead">{intro}</p>
      <ul className="services-offers">
        {services.map(({ name, text, drawing, photo, tags }) => (
          <li key={name}>
            <div className="services-picture">
              {drawing && <Drawing svg={drawingNamed(drawing)} />}
              {photo && (
                <Picture
                  picture={photo}
                  shape={SCENE}
                  sizes={`(min-width: 48em) ${services.length > 2 ? '25rem' : '50vw'}, 100vw`}
                />
              )}
            </div>
            <h3>{name}</h3>
            <RichText text={text} />
            {tags && (
              <ul className="services-tags" aria-label={tagsLabel}>
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
