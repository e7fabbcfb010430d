import { existsSync, readFileSync } from 'node:fs'
import { type Document, isNode, isScalar, LineCounter, type Node, parseDocument, visit, type YAMLError } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './ContentError.ts'
import { nameOf, zodInWords } from './inWords.ts'
import { SENTENCES } from './sentences.ts'
import { tidyText } from './tidyText.ts'

/** Reads and checks a file. If there are mistakes, throws one plain sentence for each, with its line. */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const source = tidyText(decode(file))
  const lines = source.split('\n')
  const refuse = (sentences: [line: number, sentence: string][]) => {
    const ordered = sentences
      .sort(([a], [b]) => a - b)
      // The lines after one that can't be read often can't be read either.
      .filter(([line, sentence], index) => {
        const [lineBefore, sentenceBefore] = sentences[index - 1] ?? [-1]
        return sentence !== sentenceBefore || line > lineBefore + 1
      })
    if (ordered.length === 0) return
    throw new ContentError(ordered.map(([line, sentence]) => ({ file, line, sentence, source: lines[line - 1] ?? '' })))
  }

  if (!source.trim()) refuse([[1, SENTENCES.empty]])
  const merge = lines.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line))
  if (merge >= 0) refuse([[merge + 1, SENTENCES.merge]])

  const counter = new LineCounter()
  // With the failsafe schema, every value stays text: `no`, 0123 and dates as well.
  const document = parseDocument(source, { schema: 'failsafe', lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => counter.linePos(offset).line
  refuse([...document.errors.map((error) => syntaxMistake(error)), ...signs()])

  const { error, data } = schema.safeParse(document.toJS(), { error: zodInWords })
  const issues = error?.issues.flatMap((issue) => schemaMistakes(issue)) ?? []
  refuse([...issues, ...hashes()])
  return data as z.output<Schema>

  function syntaxMistake({ code, pos: [offset] }: YAMLError): [number, string] {
    const line = lineAt(offset)
    if (code === 'DUPLICATE_KEY') {
      const name = source.slice(offset).match(/^[^:]*/)?.[0] ?? ''
      const start = lines[line - 1]?.slice(0, counter.linePos(offset).col - 1).replace(/-/g, ' ') ?? ''
      const before = lines
        .slice(0, line - 1)
        .findLastIndex((other) => other.replace(/-/g, ' ').startsWith(`${start}${name}:`))
      return [line, SENTENCES.twice(name, before + 1)]
    }
    const opening = code === 'MISSING_CHAR' && openQuoteBefore(document, offset)
    return opening ? [lineAt(opening), SENTENCES.openQuote] : [line, SENTENCES.unreadable]
  }

  /** Signs that mean something in YAML, and were meant as text. */
  function signs() {
    const found: [number, string][] = []
    visit(document, (_, node) => {
      const { anchor, tag, flow, items } = (isNode(node) ? node : {}) as Record<string, unknown>
      const isAlias = isNode(node) && 'source' in node && !isScalar(node)
      if (anchor || isAlias || (tag && !String(tag).startsWith('tag:')) || (flow && (items as unknown[]).length))
        found.push([lineAt((node as Node).range?.[0] ?? 0), SENTENCES.unreadable])
    })
    return found
  }

  /** YAML takes what follows a # for a comment: `license: LMFT #12345` would be LMFT. */
  function hashes() {
    const found: [number, string][] = []
    visit(document, {
      Scalar(_, { type, range }) {
        if (type === 'PLAIN' && range && /^[ \t]+#/.test(source.slice(range[1])))
          found.push([lineAt(range[0]), SENTENCES.hash])
      },
    })
    return found
  }

  function schemaMistakes(issue: z.core.$ZodIssue): [number, string][] {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => [lineAt(offsetOf([...issue.path, key])), SENTENCES.unknown(key)])
    return [[lineAt(offsetOf(issue.path)), `${nameOf(issue.path)} ${issue.message}`]]
  }

  /** Where the value is, or, if it is missing, what should contain it. */
  function offsetOf(path: PropertyKey[]): number {
    const node = path.length ? document.getIn(path, true) : document.contents
    if (isNode(node) && node.range) return node.range[0]
    return path.length ? offsetOf(path.slice(0, -1)) : 0
  }
}

function decode(file: string) {
  const refuse = (sentence: string) => new ContentError([{ file, line: 1, sentence, source: '' }])
  if (!existsSync(file)) throw refuse(SENTENCES.noFile)
  const bytes = readFileSync(file)
  const mark = bytes.subarray(0, 2).toString('hex')
  try {
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8', {
      fatal: true,
    }).decode(bytes)
  } catch {
    throw refuse(SENTENCES.notUtf8)
  }
}

/** Where the last quoted text before an offset begins. */
function openQuoteBefore(document: Document, offset: number) {
  let opening: number | undefined
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset) opening = range[0]
    },
  })
  return opening
}
