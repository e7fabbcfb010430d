import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { blockMistakes } from './blockMistakes.ts'
import { ContentError, type Mistake } from './ContentError.ts'
import { readText } from './readText.ts'
import { nameOf, sayIssue } from './sayIssue.ts'
import { SENTENCES } from './sentences.ts'
import { settingsOf } from './settingsOf.ts'
import { type Found, yamlMistakes } from './yamlMistakes.ts'

/** Values from a file, or from a part of one, and where each of them is. */
export type Layer = {
  value: unknown
  /** What YAML reads in another way than it was meant. */
  found: Mistake[]
  /** The place of a setting. If it's missing, that of what should contain it, or none at the top. */
  mistakeAt(path: PropertyKey[], sentence: string): Mistake
  has(path: PropertyKey[]): boolean
}

/** Reads a file that can be read as YAML. What it says isn't checked yet. */
export function parse(file: string, schema: z.ZodType): Layer {
  const settings = settingsOf(schema)
  const source = readText(file, settings.lists)
  const lines = source.split('\n')
  const mistake = ({ line, sentence }: Found): Mistake => ({ file, line, sentence, source: lines[line - 1] ?? '' })
  const refuse = (found: Found[]) => {
    if (found.length > 0) throw new ContentError(found.map(mistake))
  }
  const merge = lines.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line))
  if (merge >= 0) refuse([{ line: merge + 1, sentence: SENTENCES.merge }])
  refuse(blockMistakes(lines, settings))

  const counter = new LineCounter()
  // With the failsafe schema, every value stays text: `no`, 0123 and dates as well.
  const document = parseDocument(source, { schema: 'failsafe', lineCounter: counter, prettyErrors: false })
  const found = yamlMistakes(document, source, counter)
  if (found.some(({ sentence }) => sentence !== SENTENCES.hash)) refuse(found) // the values aren't what was meant
  return {
    value: document.toJS(),
    found: found.map(mistake),
    mistakeAt(path, sentence) {
      const offset = offsetOf(document, path)
      return mistake({ line: offset === undefined ? 0 : counter.linePos(offset).line, sentence })
    },
    has: (path) => document.hasIn(path),
  }
}

/**
 * Checks what several layers say together: each one wins over those before it. If there are mistakes, throws one plain
 * sentence for each, with its line.
 */
export async function check<Schema extends z.ZodType>(schema: Schema, layers: Layer[]): Promise<z.output<Schema>> {
  const value = layers.map((layer) => layer.value).reduce(merged)
  const { error, data } = await schema.safeParseAsync(value, { error: sayIssue })
  const found = layers.flatMap((layer) => layer.found)
  const say = (path: PropertyKey[], sentence: string) => {
    const layer = layers.findLast(({ has }) => has(path)) ?? layers[0]
    if (layer) found.push(layer.mistakeAt(path, sentence))
  }
  for (const issue of withoutConsequences(error?.issues ?? [], value))
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) say([...issue.path, key], SENTENCES.unknown(key))
    else say(issue.path, `${nameOf(issue.path, valueAt(value, issue.path))} ${issue.message}`)
  if (found.length > 0) throw new ContentError(found)
  return data as z.output<Schema>
}

/** An entry of another kind means that the name of its own list is gone. That is said once, not for each setting in it. */
function withoutConsequences(issues: z.core.$ZodIssue[], value: unknown) {
  const listOf = (path: PropertyKey[]) => path.slice(0, path.findLastIndex(Number.isInteger)).join('.')
  const isForeign = (issue: z.core.$ZodIssue) => {
    if (typeof issue.path.at(-1) !== 'number') return false
    if (issue.code === 'unrecognized_keys') return issue.keys.length > 1
    const entry = valueAt(value, issue.path)
    return issue.code === 'invalid_type' && typeof entry === 'object' && Object.keys(Object(entry)).length > 1
  }
  const foreign = issues.filter(isForeign)
  const lists = new Set(foreign.map(({ path }) => listOf(path)))
  const first = [...lists].map((list) => foreign.find(({ path }) => listOf(path) === list) as z.core.$ZodIssue)
  return [
    ...issues.filter(({ path }) => !lists.has(listOf(path))),
    ...first.map(({ path }) => ({ code: 'custom', path, message: SENTENCES.otherList(String(path.at(-2))) }) as const),
  ]
}

const valueAt = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((outer, step) => Object(outer)[step], value)

function merged(below: unknown, above: unknown): unknown {
  const isGroup = (value: unknown): value is object => z.record(z.string(), z.unknown()).safeParse(value).success
  if (!isGroup(below) || !isGroup(above)) return above
  const shared = Object.entries(above).map(([key, value]) => [key, merged(Reflect.get(below, key), value)])
  return { ...below, ...Object.fromEntries(shared) }
}

/** Where a setting begins, or, if it is missing, what should contain it. */
function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
  const [outer, last] = [path.slice(0, -1), path.at(-1)]
  if (last === undefined) return undefined
  const parent = outer.length ? document.getIn(outer, true) : document.contents
  const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === last)
  const node = pair ? pair.key : document.getIn(path, true)
  return isNode(node) && node.range ? node.range[0] : offsetOf(document, outer)
}
