import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { ContentError, type Mistake } from './ContentError.ts'
import { readText } from './readText.ts'
import { nameOf, sayIssue } from './sayIssue.ts'
import { SENTENCES } from './sentences.ts'
import { type Found, yamlMistakes } from './yamlMistakes.ts'

/** Reads and checks a file. If there are mistakes, throws one plain sentence for each, with its line. */
export async function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const source = readText(file, listNames(schema))
  const lines = source.split('\n')
  const merge = lines.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line))
  if (merge >= 0) refuse([{ line: merge + 1, sentence: SENTENCES.merge }])

  const counter = new LineCounter()
  // With the failsafe schema, every value stays text: `no`, 0123 and dates as well.
  const document = parseDocument(source, { schema: 'failsafe', lineCounter: counter, prettyErrors: false })
  const found = yamlMistakes(document, source, counter)
  if (found.some(({ sentence }) => sentence !== SENTENCES.hash)) refuse(found) // the values aren't what was meant

  const { error, data } = await schema.safeParseAsync(document.toJS(), { error: sayIssue })
  const lineOf = (path: PropertyKey[]) => counter.linePos(offsetOf(document, path)).line
  for (const issue of error?.issues ?? [])
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) found.push({ line: lineOf([...issue.path, key]), sentence: SENTENCES.unknown(key) })
    else found.push({ line: lineOf(issue.path), sentence: `${nameOf(issue.path)} ${issue.message}` })
  if (found.length > 0) refuse(found)
  return data as z.output<Schema>

  function refuse(found: Found[]): never {
    throw new ContentError(
      found.map((mistake): Mistake => ({ ...mistake, file, source: lines[mistake.line - 1] ?? '' })),
    )
  }
}

/** Where a setting is, or, if it is missing, what should contain it. */
function offsetOf(document: Document, path: PropertyKey[]): number {
  const [outer, last] = [path.slice(0, -1), path.at(-1)]
  const parent = outer.length ? document.getIn(outer, true) : document.contents
  const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === last)
  const node = pair ? pair.key : path.length ? document.getIn(path, true) : document.contents
  if (isNode(node) && node.range) return node.range[0]
  return path.length ? offsetOf(document, outer) : 0
}

/** The names of all settings whose value is a list. */
function listNames(schema: z.ZodType) {
  const names = new Set<string>()
  JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), (name, value) => {
    if (value?.type === 'array') names.add(name)
    return value
  })
  return names
}
