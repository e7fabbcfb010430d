import { readFile } from 'node:fs/promises'
import { type ESTree, parseSync, runnerImport } from 'vite'
import { PracticeError } from './PracticeError'
import { explainSyntax } from './syntaxErrors'

/** A file that the practice edits: its default export, and the line number of each value. */
export type SourceFile = { value: unknown; lineOf(path: readonly PropertyKey[]): number | undefined }

export async function loadSourceFile(file: string): Promise<SourceFile> {
  const source = await readText(file)
  const { errors, program } = parseSync(file, source)
  const line = (offset: number) => source.slice(0, offset).split('\n').length
  const [error] = errors
  if (error) throw new PracticeError(`${file} cannot be read. ${explainSyntax(error, source, line)}`)
  // JavaScript accepts a line like license: '…' after the closing }, and ignores it.
  const stray = program.body.find(({ type }) => type === 'LabeledStatement' || type === 'ExpressionStatement')
  if (stray)
    throw new PracticeError(
      `${file}: line ${line(stray.start)} comes after the } that ends your settings. Move it above that }.`,
    )
  const offsets = new Map<string, number>()
  for (const { path, name, start } of valuesIn(exportedValue(program))) {
    const earlier = offsets.get(path)
    if (earlier !== undefined)
      throw new PracticeError(
        `${file}: ${name} appears twice, on lines ${line(earlier)} and ${line(start)}. Remove one of them.`,
      )
    offsets.set(path, start)
  }
  /** The line of a value, or of the closest value that contains it. */
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    const offset = offsets.get(path.join('.'))
    if (offset !== undefined) return line(offset)
    return path.length ? lineOf(path.slice(0, -1)) : undefined
  }
  return { value: await importDefault(file, /^(?:export )?const (\w+)/m.exec(source)?.[1] ?? 'practice'), lineOf }
}

async function importDefault(file: string, name: string) {
  const { module } = await runnerImport<{ default?: unknown }>(file, { logLevel: 'silent' }).catch((reason) => {
    throw new PracticeError(`${file} cannot be read. ${explainImport(reason)}`)
  })
  if (module.default === undefined)
    throw new PracticeError(`${file}: the last line is missing. It should be: export default ${name}`)
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

function explainImport(reason: unknown) {
  const message = reason instanceof Error ? reason.message : String(reason)
  const bare = /^([\p{L}\w]+) is not defined/u.exec(message)?.[1]
  if (bare) return `The word ${bare} has no quotes around it. Write '${bare}'.`
  const missing = /['"]([./][^'"]+)['"]/.exec(message)?.[1]
  if (/Failed to (load|resolve)|Cannot find/i.test(message))
    return `Its "import … from" line refers to a file that doesn't exist${missing ? `: ${missing}` : ''}. Copy that line from words/en.ts or from the original practice.config.ts.`
  return message
}

/** The value after `export default`. If that is a variable, the value assigned to it: const practice = { … }. */
function exportedValue({ body }: ESTree.Program) {
  const declaration = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  if (declaration?.type !== 'Identifier') return declaration
  const variables = body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
  return variables.find(({ id }) => id.type === 'Identifier' && id.name === declaration.name)?.init
}

type Value = { path: string; name: string; start: number }

/** Every value in an object or list, at any depth, with its path, such as hours.0. */
function valuesIn(node: ESTree.Node | null | undefined, prefix = ''): Value[] {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression')
    return valuesIn(node.expression, prefix)
  const value = (name: string, start: number, inner: ESTree.Node | null) => [
    { path: prefix + name, name, start },
    ...valuesIn(inner, `${prefix}${name}.`),
  ]
  if (node?.type === 'ArrayExpression')
    return node.elements.flatMap((entry, index) => value(String(index), entry?.start ?? node.start, entry))
  if (node?.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) =>
    property.type === 'Property' ? value(keyOf(property), property.start, property.value) : [],
  )
}

function keyOf({ key }: ESTree.ObjectProperty) {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
}
