export type Mistake = { file: string; line: number; sentence: string; source: string }

/** What is wrong in a practice's files: one sentence for each mistake. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly mistakes: Mistake[]) {
    super(mistakes.map(inWords).join('\n'))
    this.stack = '' // the mistake isn't in the code
  }
}

function inWords({ file, line, sentence, source }: Mistake) {
  return `${file}, line ${line}: ${sentence}${source.trim() && `\n    ${source.trim()}`}`
}
