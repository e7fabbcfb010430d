import { practice } from '../content/content'

/** What is different now, so that nobody writes into a silence: full until March, away until the 5th. */
export function Notice() {
  return practice.notice && <p className="notice">{practice.notice}</p>
}
