import type { FormWords } from './props'

export function NextSteps({ words }: { words: FormWords }) {
  return (
    <div className="next-steps">
      <h3>{words.next.title}</h3>
      <ol>
        {words.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
