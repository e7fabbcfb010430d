export type Mistake = { file: string; line: number; sentence: string; source: string }

/** What is wrong in a practice's files: one sentence for each mistake, in the order of the lines. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly mistakes: Mistake[]

  constructor(mistakes: Mistake[]) {
    const inOrder = mistakes
      .sort((a, b) => a.line - b.line)
      .filter(
        ({ line, sentence }, index) =>
          mistakes.findIndex((other) => other.line === line && other.sentence === sentence) === index,
      )
    super(inOrder.map(say).join('\n'))
    this.mistakes = inOrder
    this.stack = '' // the mistake isn't in the code
  }
}

function say({ file, line, sentence, source }: Mistake) {
  return `${file}, line ${line}: ${sentence}${source.trim() && `\n    ${source.trim()}`}`
}
