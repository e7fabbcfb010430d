import type { Words } from '../../practice/wordsSchema'
import layout from '../styles/layout.module.css'
import optional from './optional.module.css'
import styles from './Questions.module.css'

export function Questions({ words }: { words: NonNullable<Words['questions']> }) {
  return (
    <section id="questions" className={`${layout.content} ${optional.section}`} aria-labelledby="questions-title">
      <div className={layout.opening}>
        <h2 id="questions-title">{words.title}</h2>
        <div className={`${optional.rows} ${styles.questions}`}>
          {words.entries.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
