import { texts } from '../content/content'
import { Picture } from '../pictures/Picture'
import { SCENE } from '../pictures/shapes'
import { RichText } from '../text/RichText'

/** The practice's own sections, such as “How I work” or “The rooms”. */
export function Texts() {
  const withPhoto = texts.filter(({ photo }) => photo)
  return texts.map(({ id, title, text, photo }) => (
    <section
      key={id}
      id={id}
      className="content section own-text"
      data-side={withPhoto.findIndex((other) => other.id === id) % 2 === 1 ? 'end' : undefined}
    >
      <h2>{title}</h2>
      <div className="own-text-body">
        {photo && <Picture picture={photo} shape={SCENE} sizes="(min-width: 48em) 25rem, 100vw" />}
        <RichText text={text} headings="h3" />
      </div>
    </section>
  ))
}
