import type { z } from 'zod'
import { check, parse } from '../../src/reading/layers.ts'

export const readYaml = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
  check(schema, [parse(file, schema)])
