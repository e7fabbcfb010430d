import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type LineCounter,
  type Pair,
  visit,
} from 'yaml'
import { SENTENCES } from './sentences.ts'

/** After one of these, the parser often complains about the next lines, too. */
const UNREADABLE = [SENTENCES.unreadable, SENTENCES.quoteGoesOn, SENTENCES.colonInText, SENTENCES.noSpace]

export type Found = { line: number; sentence: string }

/** What can't be read as YAML, or was surely not meant as YAML reads it. */
export function yamlMistakes(document: Document, source: string, counter: LineCounter) {
  const lineAt = (offset: number) => counter.linePos(offset).line
  const found: Found[] = []
  const lines = source.split('\n')

  for (const { code, message, pos } of document.errors) {
    let line = lineAt(pos[0])
    while (/^\s*(#.*)?$/.test(lines[line - 1] ?? '-')) line++ // the parser may name a blank line or a comment
    const opening = message.includes('closing') ? openQuoteBefore(document, pos[0]) : undefined
    if (opening !== undefined) found.push({ line: lineAt(opening), sentence: SENTENCES.openQuote })
    else if (code === 'DUPLICATE_KEY') found.push({ line, sentence: twice(lines, line) })
    // The lines after one that can't be read often can't be read either.
    else if (found.some(({ sentence }) => UNREADABLE.includes(sentence))) continue
    else if (/^ *(- +)?([\w-]+: +)?["'“]/.test(lines[line - 1] ?? ''))
      found.push({ line, sentence: SENTENCES.quoteGoesOn })
    else if (noSpaceAfterColon(lines, line) > 0)
      found.push({ line: noSpaceAfterColon(lines, line), sentence: SENTENCES.noSpace })
    else if (/^ *(- +)?[\w-]+: +[^"'|>].*: /.test(lines[line - 1] ?? ''))
      found.push({ line, sentence: SENTENCES.colonInText })
    else found.push({ line, sentence: SENTENCES.unreadable })
  }

  // Signs that mean something in YAML, and were meant as text
  visit(document, (_, node, path) => {
    if (!isNode(node) || !node.range) return
    const { anchor, tag } = node as { anchor?: string; tag?: string }
    const isFlow = isCollection(node) && node.flow && node.items.length > 0 // an editor writes [] for no entries
    if (anchor || isAlias(node) || isFlow || (tag && !tag.startsWith('tag:')))
      found.push({ line: lineAt(node.range[0]), sentence: SENTENCES.unreadable })
    // An entry that begins too far to the right continues the one above. Not in a long line, which an editor has folded.
    const isInList = isSeq(path.at(-1))
    if (isInList && isPlain(node) && /^.{1,70}\n\s*- /.test(source.slice(node.range[0], node.range[1])))
      found.push({ line: lineAt(node.range[0]) + 1, sentence: SENTENCES.unreadable })
    // `name: LMFT #12345` would be LMFT
    const isLanguage = isPair(path.at(-1)) && String((path.at(-1) as Pair).key) === 'language'
    if (isPlain(node) && !isLanguage && /^[ \t]*#/.test(source.slice(node.range[1])))
      found.push({ line: lineAt(node.range[0]), sentence: SENTENCES.hash })
  })
  return found
}

const isPlain = (node: unknown) => isScalar(node) && node.type === 'PLAIN'

/** Where the last quoted text before an offset begins: the parser only says where the file ends. */
function openQuoteBefore(document: Document, offset: number) {
  let opening: number | undefined
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset) opening = range[0]
    },
  })
  return opening
}

/** `name:Maple` is no setting for the parser, which complains about a later line. 0 if there is no such line. */
function noSpaceAfterColon(lines: string[], line: number) {
  const before = lines.slice(0, line).findIndex((text) => /^ *(- +)?[a-z]\w*:[^\s/]/.test(text))
  return before + 1
}

function twice(lines: string[], line: number) {
  const start = (text = '') => text.replace('-', ' ').match(/^ *[^:]*:/)?.[0]
  const name = start(lines[line - 1])
  const before = lines.slice(0, line - 1).findLastIndex((other) => start(other) === name)
  return SENTENCES.twice(name?.trim().slice(0, -1) ?? '', before + 1)
}
