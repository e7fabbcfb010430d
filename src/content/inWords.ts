import type { z } from 'zod'
import { SENTENCES } from './sentences.ts'

/** What zod says where the schema has no sentence of its own. */
export const zodInWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.input === undefined) return SENTENCES.missing((issue.path ?? []).length > 1)
  return SENTENCES.shape[issue.expected]
}

/** ['people', 0, 'training', 1] is “the second line under training, in the first entry under people,”. */
export function nameOf(path: PropertyKey[]): string {
  const [first = 'the file', ...others] = path
  return (
    others.reduce<string>((outer, step, index) => {
      if (typeof step !== 'number') return `${String(step)}, ${outer.startsWith('the ') ? 'in' : 'under'} ${outer}`
      const nth = ORDINALS[step] ?? `${step + 1}th`
      return `the ${nth} ${index === others.length - 1 ? 'line' : 'entry'} under ${outer}`
    }, String(first)) + (others.some((step) => typeof step !== 'number') ? ',' : '')
  )
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
