import type { EmergencyPart } from '../../practice/emergency'
import styles from './Emergency.module.css'

/** What to do in an emergency. Its numbers are links. */
export function Emergency({ title, parts }: { title: string; parts: EmergencyPart[] }) {
  const texts = parts.map(({ text, href }, index) =>
    href ? { after: '', middle: '', before: '' } : splitText(text, index > 0, index < parts.length - 1),
  )
  return (
    <div id="emergency" className={styles.emergency}>
      <h3>{title}</h3>
      <p>
        {parts.map(({ text, href }, index) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
            <span key={index} className={styles.number}>
              {texts[index - 1]?.before}
              <a href={href} dir="ltr">
                {text}
              </a>
              {texts[index + 1]?.after}
            </span>
          ) : (
            texts[index]?.middle
          ),
        )}
      </p>
    </div>
  )
}

/** Brackets and commas stay on one line with the number they touch: `after` the last one, or `before` the next one. */
function splitText(text: string, followsNumber: boolean, precedesNumber: boolean) {
  const after = (followsNumber && /^\S+/.exec(text)?.[0]) || ''
  const before = (precedesNumber && /\S+$/.exec(text.slice(after.length))?.[0]) || ''
  return { after, middle: text.slice(after.length, text.length - before.length), before }
}
