import { Drawing } from '../drawings/Drawing'
import flower from '../drawings/success.svg?raw'
import { NextSteps } from './NextSteps'
import type { FormWords } from './props'

export function Success({ words }: { words: FormWords }) {
  return (
    <>
      <Drawing svg={flower} />
      <NextSteps words={words} />
      <p>{words.nothingKept}</p>
    </>
  )
}
