import styles from './Emergency.module.css'
import { emergencyParts } from './emergencyParts'

export function Emergency({ title, text }: { title: string; text: string }) {
  return (
    <div id="emergency" className={styles.emergency}>
      <h3>{title}</h3>
      <p>
        {emergencyParts(text).map(({ text, href }) =>
          href ? (
            <a key={href} href={href} dir="ltr">
              {text.replaceAll(' ', '\u00a0')}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  )
}
