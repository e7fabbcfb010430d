import type { SourceFile } from './SourceFile'

/** Tells a practice what to change. Shown without a stack trace. */
export class PracticeError extends Error {}

/** A sentence about one value: why it has to change or, if `isNote`, what to be aware of. */
export type Finding = { path: readonly PropertyKey[]; message: string; isNote?: boolean }

export type Review = { source: SourceFile; findings: Finding[] }

/** Throws one error for all files, unless all findings are notes. */
export function refuse(reviews: Review[]) {
  const errors = reviews.flatMap(({ source, findings }) => {
    const refusals = findings.filter(({ isNote }) => !isNote).map((finding) => `  ${sentence(source, finding)}`)
    const unique = [...new Set(refusals)]
    if (!unique.length) return []
    const things = unique.length === 1 ? 'this' : `these ${unique.length} things`
    return [`${source.file} is not ready yet. Please change ${things}:\n\n${unique.join('\n')}`]
  })
  if (errors.length) throw new PracticeError(errors.join('\n\n'))
}

export function notesIn(reviews: Review[]) {
  return reviews.flatMap(({ source, findings }) =>
    findings.filter(({ isNote }) => isNote).map((finding) => `${source.file}: ${sentence(source, finding)}`),
  )
}

function sentence({ lineOf }: SourceFile, { path, message }: Finding) {
  const line = lineOf(path)
  return `${nameOf(path) || 'The file'}${line ? ` (line ${line})` : ''} ${message}`
}

/** A value's name as shown in messages, such as services.offers (entry 2).name. Entries are numbered from 1. */
function nameOf(path: readonly PropertyKey[]) {
  const steps = path.map((step) => (typeof step === 'number' ? ` (entry ${step + 1})` : `.${String(step)}`))
  return steps.join('').replace(/^\./, '')
}
