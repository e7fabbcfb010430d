import { phoneLink } from '../practice/phoneLink'
import styles from './Emergency.module.css'

const NUMBER = /(\+?\d(?:[\d\s().-]*\d)?)/

/** What to do in an emergency. A number in it can be called with a touch. */
export function Emergency({ title, words }: { title: string; words: string }) {
  return (
    <div className={styles.emergency}>
      <h3>{title}</h3>
      <p>
        {words.split(NUMBER).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          isNumber(part) ? <Call key={index} number={part} /> : part,
        )}
      </p>
    </div>
  )
}

function Call({ number }: { number: string }) {
  return (
    <a href={phoneLink(number)} dir="ltr">
      {number}
    </a>
  )
}

function isNumber(part: string) {
  return NUMBER.test(part) && part.replace(/\D/g, '').length >= 3
}
