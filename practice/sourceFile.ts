import { readFile } from 'node:fs/promises'
import { type ESTree, parseSync, runnerImport } from 'vite'
import { PracticeError } from './PracticeError'

/** A file that the practice edits: its default export, and the line of each value. */
export type SourceFile = { value: unknown; lineOf(path: readonly PropertyKey[]): number | undefined }

export async function loadSourceFile(file: string): Promise<SourceFile> {
  const source = await readText(file)
  const { errors, program } = parseSync(file, source)
  const line = (offset: number) => source.slice(0, offset).split('\n').length
  const [error] = errors
  if (error) throw new PracticeError(`${file} cannot be read. ${explainSyntax(error, source, line)}`)
  const exported = exportedObject(program)
  const repeated = exported && findRepeated(exported)
  if (repeated) {
    const [name, first, second] = repeated
    throw new PracticeError(
      `${file}: ${name} appears twice, on lines ${line(first)} and ${line(second)}. Remove one of them.`,
    )
  }
  return { value: await importDefault(file), lineOf: (path) => lineOfPath(exported, path, line) }
}

async function importDefault(file: string) {
  const { module } = await runnerImport<{ default?: unknown }>(file, { logLevel: 'silent' }).catch((reason) => {
    throw new PracticeError(`${file} cannot be read. ${explainImport(reason)}`)
  })
  if (module.default === undefined)
    throw new PracticeError(
      `${file}: the last line is missing. It should be "export default" and the name after "const" above.`,
    )
  return module.default
}

async function readText(file: string) {
  const bytes = await readFile(file).catch(() => {
    throw new PracticeError(`${file} cannot be read: there is no such file. Check its name for a typo.`)
  })
  try {
    if (bytes.includes(0)) throw new Error('UTF-16')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new PracticeError(
      `${file} cannot be read: it is not saved as UTF-8. In your editor choose "Save with encoding: UTF-8".`,
    )
  }
}

type SyntaxProblem = { message: string; labels: { start: number }[] }

/** Explains a parser error to somebody who does not program. */
function explainSyntax({ message, labels }: SyntaxProblem, source: string, line: (offset: number) => number) {
  const at = labels[0]?.start ?? source.length
  const here = `Line ${line(at)}:`
  const before = source.slice(0, at)
  if (/[‘’“”„«»]/.test(source.charAt(at)))
    return `${here} the quotes are curly, as word processors make them. Write straight ones: '…'.`
  const word = /^\p{L}+/u.exec(source.slice(at))?.[0]
  const opened = /'([^'\n]*)'$/.exec(before)?.[1]
  if (word && opened !== undefined)
    return `${here} the apostrophe in ${opened}'${word} ends the text too early. Write it as \\' or as ’.`
  if (/Unterminated string/.test(message))
    return `${here} a quote ' is missing, at the beginning or at the end of the text.`
  const name = /([\w$]+)$/.exec(before)?.[1]
  if (source.charAt(at) === '-' && name)
    return `${here} a name with a hyphen needs quotes: '${name}${/^-\w+/.exec(source.slice(at))?.[0] ?? '-'}'.`
  if (/^export\b/.test(source.slice(at))) return 'A } or a ] is missing above. Look at what you changed last.'
  if (/^\}/m.test(before)) return `${here} this is after the } that closes your values. Move it above that }.`
  if (/^Expected `,`/.test(message) && /^[\p{L}'"]/u.test(source.slice(at))) {
    const code = before.replace(/\/\/.*$/gm, (comment) => ' '.repeat(comment.length)).trimEnd()
    if (line(code.length) === line(at))
      return `${here} a comma is missing before ${source.slice(at).split(/[,\]}\n]/)[0]}.`
    return `Line ${line(code.length)}: a comma is missing at its end.`
  }
  return `${here} a quote, a comma or a bracket is missing here or above, or there is one too many (${message}). Compare it with the lines around it.`
}

function explainImport(reason: unknown) {
  const message = reason instanceof Error ? reason.message : String(reason)
  const bare = /^(\w+) is not defined/.exec(message)?.[1]
  if (bare) return `The word ${bare} has no quotes around it. Write '${bare}'.`
  const missing = /['"]([./][^'"]+)['"]/.exec(message)?.[1]
  if (/Failed to (load|resolve)|Cannot find/i.test(message))
    return `Its line "import … from" names a file that is not there${missing ? `: ${missing}` : ''}. Copy that line from words/en.ts or from the original practice.config.ts.`
  return message
}

type ObjectNode = ESTree.ObjectExpression

/** The object after `export default`, also where it has a name: const practice = { … }. */
function exportedObject({ body }: ESTree.Program): ObjectNode | undefined {
  const declaration = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  if (declaration?.type !== 'Identifier') return asObject(declaration)
  const variables = body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
  return asObject(variables.find(({ id }) => id.type === 'Identifier' && id.name === declaration.name)?.init)
}

function asObject(node: ESTree.Node | null | undefined): ObjectNode | undefined {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') return asObject(node.expression)
  return node?.type === 'ObjectExpression' ? node : undefined
}

function findRepeated(object: ObjectNode): [name: string, first: number, second: number] | undefined {
  const seen = new Map<string, number>()
  for (const property of object.properties) {
    if (property.type !== 'Property') continue
    const name = keyOf(property)
    const earlier = seen.get(name)
    if (earlier !== undefined) return [name, earlier, property.start]
    seen.set(name, property.start)
    const inside = valuesIn(property.value).map(findRepeated).find(Boolean)
    if (inside) return inside
  }
  return undefined
}

/** The objects directly inside a value: itself, or the entries of a list. */
function valuesIn(node: ESTree.Node): ObjectNode[] {
  const entries = node.type === 'ArrayExpression' ? node.elements : [node]
  return entries.flatMap((entry) => asObject(entry as ESTree.Node) ?? [])
}

function lineOfPath(object: ObjectNode | undefined, path: readonly PropertyKey[], line: (offset: number) => number) {
  let node: ESTree.Node | undefined = object
  for (const step of path) {
    const within = asObject(node)
    const property = within?.properties.find((one) => one.type === 'Property' && keyOf(one) === String(step))
    if (property?.type === 'Property') node = property.value
    else if (node?.type === 'ArrayExpression') node = (node.elements[Number(step)] as ESTree.Node) ?? node
    else break
  }
  return node && node !== object ? line(node.start) : undefined
}

function keyOf({ key }: ESTree.ObjectProperty) {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
}
