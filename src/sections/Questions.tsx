import type { Words } from '../../practice/wordsSchema'
import layout from '../styles/layout.module.css'
import styles from './Questions.module.css'

export function Questions({ words }: { words: NonNullable<Words['questions']> }) {
  return (
    <section id="questions" className={`${layout.content} ${styles.questions}`} aria-labelledby="questions-title">
      <h2 id="questions-title">{words.title}</h2>
      <div className={styles.list}>
        {words.entries.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
