import { readFile } from 'node:fs/promises'
import { build, type Plugin } from 'rolldown'
import { type ESTree, parseSync } from 'rolldown/utils'
import { PracticeError } from './PracticeError'
import { explainSyntax } from './syntaxErrors'

/** A file that the practice edits: its default export, and what to tell the practice about its values. */
export class SourceFile {
  readonly notes: string[] = []
  private readonly refusals = new Set<string>()

  constructor(
    readonly file: string,
    readonly value: unknown,
    /** The line number of each value, by its path, such as hours.0. */
    private readonly lines: Map<string, number>,
  ) {}

  /** Says why a value has to change. */
  refuse(path: readonly PropertyKey[], message: string) {
    this.refusals.add(`  ${this.sentence(path, message)}`)
  }

  /** Says what to be aware of. */
  note(path: readonly PropertyKey[], message: string) {
    this.notes.push(`${this.file}: ${this.sentence(path, message)}`)
  }

  /** Throws one error with everything that was refused in these files. */
  static throwRefusals(files: SourceFile[]) {
    const errors = files.flatMap(({ file, refusals }) => {
      if (!refusals.size) return []
      const things = refusals.size === 1 ? 'this' : `these ${refusals.size} things`
      return [`${file} is not ready yet. Please change ${things}:\n\n${[...refusals].join('\n')}`]
    })
    if (errors.length) throw new PracticeError(errors.join('\n\n'))
  }

  private sentence(path: readonly PropertyKey[], message: string) {
    const line = this.lineOf(path)
    return `${nameOf(path) || 'The file'}${line ? ` (line ${line})` : ''} ${message}`
  }

  /** The line of a value, or of the closest value that contains it. */
  private lineOf(path: readonly PropertyKey[]): number | undefined {
    return path.length ? (this.lines.get(path.join('.')) ?? this.lineOf(path.slice(0, -1))) : undefined
  }
}

/** A value's name as shown in messages, such as services.offers (entry 2).name. Entries are numbered from 1. */
function nameOf(path: readonly PropertyKey[]) {
  const steps = path.map((step) => (typeof step === 'number' ? ` (entry ${step + 1})` : `.${String(step)}`))
  return steps.join('').replace(/^\./, '')
}

export async function loadSourceFile(file: string): Promise<SourceFile> {
  const source = await readText(file)
  const line = (offset: number) => source.slice(0, offset).split('\n').length
  const fail = (sentence: string): never => {
    throw new PracticeError(`${file} cannot be read. ${sentence}`)
  }
  const { errors, program } = parseSync(file, source)
  if (errors.length) fail(explainSyntax(source, line(errors[0]?.labels[0]?.start ?? source.length)))
  // JavaScript accepts a line like license: '…' after the closing }, and ignores it.
  const stray = program.body.find(({ type }) => type === 'LabeledStatement' || type === 'ExpressionStatement')
  if (stray) fail(`Line ${line(stray.start)} comes after the } that ends your settings. Move it above that }.`)
  const lines = new Map<string, number>()
  const { settings, isMissing, lastLine } = exported(program)
  for (const { path, name, start } of valuesIn(settings)) {
    const earlier = lines.get(path)
    if (earlier) fail(`${name} appears twice, on lines ${earlier} and ${line(start)}. Remove one of them.`)
    lines.set(path, line(start))
  }
  if (!settings) fail(`The last line ${isMissing ? 'is missing. It should' : 'should'} be: ${lastLine}`)
  const { default: value } = await run(file).catch(({ message }: Error): never => {
    const [, missing] = /Could not resolve '(\S+)'/.exec(message) ?? []
    return fail(
      missing
        ? `Its "import … from" line refers to a file that doesn't exist: ${missing}. Copy that line from the original file.`
        : explainSyntax(source),
    )
  })
  return new SourceFile(file, value, lines)
}

async function readText(file: string) {
  const bytes = await readFile(file).catch(() => {
    throw new PracticeError(`${file} cannot be read: there is no such file. Check its name for a typo.`)
  })
  try {
    if (bytes.includes(0)) throw new Error('UTF-16')
    return withoutInvisible(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new PracticeError(
      `${file} cannot be read: it is not saved as UTF-8. In your editor choose "Save with encoding: UTF-8".`,
    )
  }
}

/** Runs the file, with everything it imports. */
async function run(input: string): Promise<{ default?: unknown }> {
  const { output } = await build({ input, write: false, logLevel: 'silent', plugins: [cleaned] })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

const cleaned: Plugin = { name: 'without-invisible', transform: (code) => withoutInvisible(code) }

/**
 * Removes the invisible characters that Word and WhatsApp add. Two of them are kept in non-Latin text, where they
 * affect how letters join.
 */
function withoutInvisible(text: string) {
  return text.replace(
    /(?<![^\p{ASCII}\p{sc=Latin}\p{Cf}])[\u200c\u200d]|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu,
    '',
  )
}

/**
 * The value after `export default`, or, if that is a variable, the value assigned to it: const practice = { … }. Also
 * what the last line should be.
 */
function exported({ body }: ESTree.Program) {
  const declaration = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  const variables = new Map(
    body.flatMap((node) => {
      const statement = node.type === 'ExportNamedDeclaration' ? node.declaration : node
      const declared = statement?.type === 'VariableDeclaration' ? statement.declarations : []
      return declared.map(({ id, init }) => [id.type === 'Identifier' ? id.name : '', init] as const)
    }),
  )
  const settings = declaration?.type === 'Identifier' ? variables.get(declaration.name) : declaration
  const lastLine = `export default ${[...variables.keys()].at(-1) ?? 'practice'}`
  return { settings, isMissing: !declaration, lastLine }
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
