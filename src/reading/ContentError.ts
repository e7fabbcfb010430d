/** `line` is 0 for what is missing from a file. */
export type Mistake = { file: string; line: number; sentence: string; source: string }

/** What is wrong in a practice's files: one sentence for each mistake, in the order of the lines. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly mistakes: Mistake[]

  constructor(mistakes: Mistake[]) {
    // One sentence for each line: a second one often follows from the first.
    const inOrder = mistakes
      .sort((a, b) => a.line - b.line)
      .filter(({ file, line }, index) => {
        const isSameLine = (other: Mistake) => other.file === file && other.line === line
        return line === 0 || mistakes.findIndex(isSameLine) === index
      })
    super(inOrder.map(say).join('\n'))
    this.mistakes = inOrder
    this.stack = '' // the mistake isn't in the code
  }
}

function say({ file, line, sentence, source }: Mistake) {
  return `${file}${line ? `, line ${line}` : ''}: ${sentence}${source.trim() && `\n    ${source.trim()}`}`
}
