import { practice } from '../content/content'
import { RichText } from '../text/RichText'

/** What is different now, so that nobody writes into a silence: full until March, away until the 5th. */
export function Notice() {
  return practice.notice && <RichText text={practice.notice} className="notice" />
}
