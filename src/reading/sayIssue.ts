import type { z } from 'zod'
import { SENTENCES } from './sentences.ts'

/** What is said where a schema has no sentence of its own. No sentence of zod's reaches a practice. */
export const sayIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return SENTENCES.unexpected
  if (issue.input === '') return SENTENCES.isEmpty
  if (issue.expected === 'string' && Array.isArray(issue.input)) return SENTENCES.notList
  if (issue.input === undefined) return SENTENCES.missing((issue.path ?? []).length > 1)
  return SENTENCES.shape[issue.expected] ?? SENTENCES.unexpected
}

/** What a list has are lines or entries: ['people', 0, 'training', 1] is “the 2nd line under training, in the 1st entry under people,”. */
export function nameOf(path: PropertyKey[], value?: unknown): string {
  const [first = 'the file', ...others] = path
  return (
    others.reduce<string>((outer, step, index) => {
      if (typeof step !== 'number') return `${String(step)}, ${outer.startsWith('the ') ? 'in' : 'under'} ${outer}`
      const isLine = index === others.length - 1 && typeof value !== 'object'
      return `the ${ordinal(step + 1)} ${isLine ? 'line' : 'entry'} under ${outer}`
    }, String(first)) + (others.some((step) => typeof step !== 'number') ? ',' : '')
  )
}

const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (number: number) => number + (SUFFIXES[rules.select(number)] ?? '')
