import type { Words } from '../../practice/wordsSchema'

export function Questions({ words }: { words: NonNullable<Words['questions']> }) {
  return (
    <section id="questions" className="content optional" aria-labelledby="questions-title">
      <div className="opening">
        <h2 id="questions-title">{words.title}</h2>
        <div className="optional-rows questions">
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
