import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './ContentError.ts'
import { decode } from './decode.ts'
import { nameOf, zodInWords } from './inWords.ts'
import { SENTENCES } from './sentences.ts'
import { tidyText } from './tidyText.ts'
import { type Found, yamlMistakes } from './yamlMistakes.ts'

/** Reads and checks a file. If there are mistakes, throws one plain sentence for each, with its line. */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const decoded = decode(file)
  if ('sentence' in decoded) throw new ContentError([{ file, line: 1, sentence: decoded.sentence, source: '' }])
  const source = tidyText(decoded.text)
  const lines = source.split('\n')

  if (!source.trim()) refuse([{ line: 1, sentence: SENTENCES.empty }])
  const merge = lines.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line))
  if (merge >= 0) refuse([{ line: merge + 1, sentence: SENTENCES.merge }])

  const counter = new LineCounter()
  // With the failsafe schema, every value stays text: `no`, 0123 and dates as well.
  const document = parseDocument(source, { schema: 'failsafe', lineCounter: counter, prettyErrors: false })
  const found = yamlMistakes(document, source, counter)
  if (found.some(({ sentence }) => sentence !== SENTENCES.hash)) refuse(found) // the values aren't what was meant

  const { error, data } = schema.safeParse(document.toJS(), { error: zodInWords })
  for (const issue of error?.issues ?? [])
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) found.push({ line: lineOf([...issue.path, key]), sentence: SENTENCES.unknown(key) })
    else found.push({ line: lineOf(issue.path), sentence: `${nameOf(issue.path)} ${issue.message}` })
  refuse(found)
  return data as z.output<Schema>

  function refuse(found: Found[]) {
    if (found.length === 0) return
    const inOrder = found
      .sort((a, b) => a.line - b.line)
      .filter(({ line, sentence }, index) => line !== found[index - 1]?.line || sentence !== found[index - 1]?.sentence)
    throw new ContentError(inOrder.map((mistake) => ({ ...mistake, file, source: lines[mistake.line - 1] ?? '' })))
  }

  /** Where a setting is, or, if it is missing, what should contain it. */
  function lineOf(path: PropertyKey[]): number {
    const [outer, last] = [path.slice(0, -1), path.at(-1)]
    const parent = outer.length ? document.getIn(outer, true) : document.contents
    const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === last)
    const node = pair ? pair.key : path.length ? document.getIn(path, true) : document.contents
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line
    return path.length ? lineOf(outer) : 1
  }
}
