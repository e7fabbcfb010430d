import { practice, words } from '../content/content'

export function Questions() {
  const { questions } = practice
  if (!questions) return null
  return (
    <section id="questions" className="content optional" aria-labelledby="questions-title">
      <div className="opening">
        <h2 id="questions-title">{words.questions.title}</h2>
        <div className="optional-rows questions">
          {questions.map(({ question, answer }) => (
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
