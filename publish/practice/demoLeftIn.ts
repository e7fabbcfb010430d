import { z } from 'zod'
import { practiceSchema } from '../../src/practice/practiceSchema'

export type Demo = { path: string[]; value: string; advice: string }

/** What the demonstration has, as the schema says it. */
export const DEMO_VALUES: Demo[] = demosIn(practiceSchema.shape)

/** The demonstration's values are fine on one's own computer, and refused by name for the web. */
export function demoLeftIn(written: unknown) {
  return DEMO_VALUES.filter(({ path, value }) => valueAt(written, path) === value).map(
    ({ path, value, advice }) => ({ path, message: `is still the demonstration's "${value}". ${advice}` }),
  )
}

function demosIn(shape: Record<string, z.ZodType>, above: string[] = []): Demo[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const path = [...above, name]
    if (schema instanceof z.ZodObject) return demosIn(schema.shape, path)
    const { demo, advice } = schema.meta() ?? {}
    return typeof demo === 'string' ? [{ path, value: demo, advice: String(advice) }] : []
  })
}

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce((at: unknown, name) => (isRecord(at) ? at[name] : undefined), value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
