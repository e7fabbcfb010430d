import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument, visit } from 'yaml'
import { z } from 'zod'

const SHAPES: Record<string, string> = {
  string: 'should be text.',
  object: 'should have settings of its own, indented below it.',
  array: 'should be a list, with each entry on a line that starts with a hyphen.',
}

/** Where a schema has no sentence of its own. */
const error: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `has a setting that doesn’t exist: ${issue.keys.join(', ')}.`
  if (issue.code !== 'invalid_type') return undefined
  return issue.input === undefined ? 'is missing.' : SHAPES[issue.expected]
}

/** Reads and checks a file. If there are mistakes, throws one plain sentence for each, with its file and line. */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const lines = new LineCounter()
  // With the failsafe schema, every value stays text: `no`, 0123 and dates as well.
  const source = readFileSync(file, 'utf8')
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  })
  const place = (offset: number) => `${file}, line ${lines.linePos(offset).line}`
  if (document.errors.length) refuse(document.errors.map(({ pos, message }) => `${place(pos[0])}: ${message}`))

  // YAML takes what follows a # for a comment: `license: LMFT #12345` would be LMFT.
  visit(document, {
    Scalar(_, { type, range }) {
      if (type === 'PLAIN' && range && /^[ \t]+#/.test(source.slice(range[1])))
        refuse([`${place(range[0])}: what follows the # is left out. Put the whole text in quotes: "… # …"`])
    },
  })

  const result = schema.safeParse(document.toJS(), { error })
  if (result.success) return result.data
  const mistakes = result.error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
    return `${place(offsetOf(path))}: ${z.core.toDotPath(issue.path) || 'the file'} ${issue.message}`
  })
  refuse(mistakes)

  /** Where the value is, or, if it is missing, what should contain it. */
  function offsetOf(path: PropertyKey[]): number {
    const node = path.length ? document.getIn(path, true) : document.contents
    if (isNode(node) && node.range) return node.range[0]
    return path.length ? offsetOf(path.slice(0, -1)) : 0
  }
}

function refuse(sentences: string[]): never {
  throw Object.assign(new Error(sentences.join('\n')), { stack: '' }) // the mistake isn't in the code
}
