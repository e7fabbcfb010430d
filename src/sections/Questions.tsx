import { practice, words } from '../content/content'
import { RichText } from '../text/RichText'

export function Questions() {
  const { questions } = practice
  if (!questions) return null
  return (
    <section id="questions" className="content section questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{words.questions.title}</h2>
      <div className="rows">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <RichText text={answer} />
          </details>
        ))}
      </div>
    </section>
  )
}
