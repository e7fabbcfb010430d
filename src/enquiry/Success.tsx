import { Drawing } from '../drawings/Drawing'
import flower from '../drawings/success.svg?raw'
import type { FormWords } from './enquiry'

export function Success({ words }: { words: FormWords }) {
  return (
    <>
      <Drawing svg={flower} />
      <h3>{words.next.title}</h3>
      <ol className="steps">
        {words.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{words.nothingKept}</p>
    </>
  )
}
