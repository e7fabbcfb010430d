import type { Practice } from '../../practice/practiceSchema'
import type { ContactWords } from '../../practice/wordsSchema'
import styles from './ContactDetails.module.css'

type Props = {
  place: NonNullable<Practice['place']>
  words: ContactWords['place']
  opensTheirSite: string
}

/** How and where sessions take place. */
export function Place({ place, words, opensTheirSite }: Props) {
  const sessions = { 'in person': words.inPerson, online: words.online, both: words.both }
  const town = [place.postalCode, place.city].filter(Boolean).join(' ')
  return (
    <span className={styles.lines}>
      <span>{sessions[place.sessions]}</span>
      {place.street && <span>{place.street}</span>}
      {town && <span>{town}</span>}
      {place.map && (
        <a href={place.map} rel="noopener noreferrer external">
          {words.map}
          <span className={styles.opens}> {opensTheirSite}</span>
        </a>
      )}
    </span>
  )
}
