import type { EmergencyPart } from '../../practice/emergency'
import styles from './Emergency.module.css'

/** What to do in an emergency. Its numbers are links. */
export function Emergency({ title, parts }: { title: string; parts: EmergencyPart[] }) {
  return (
    <div id="emergency" className={styles.emergency}>
      <h3>{title}</h3>
      <p>
        {parts.map((part, index) => {
          const [before, after] = [touching(parts[index - 1]?.text, 'end'), touching(parts[index + 1]?.text, 'start')]
          if (!part.href) return withoutTouching(part.text, parts[index - 1], parts[index + 1])
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
            <span key={index} className={styles.number}>
              {before}
              <a href={part.href} dir="ltr">
                {part.text}
              </a>
              {after}
            </span>
          )
        })}
      </p>
    </div>
  )
}

/** Brackets and commas stay on one line with the number they touch. */
function touching(text: string | undefined, where: 'start' | 'end') {
  return (where === 'end' ? /\S+$/ : /^\S+/).exec(text ?? '')?.[0] ?? ''
}

function withoutTouching(text: string, previous?: EmergencyPart, next?: EmergencyPart) {
  const start = previous?.href ? touching(text, 'start').length : 0
  const end = next?.href ? touching(text.slice(start), 'end').length : 0
  return text.slice(start, text.length - end)
}
