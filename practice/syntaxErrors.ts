// The parser often stops far from the mistake. A file that a practice edits has only a few kinds of lines, so we look
// for the first line that isn't one of them, and then for the first unmatched bracket.

const TOKEN =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|[\p{L}\p{N}_$]+|\n|[^\s]/gu
const FRAME = /^(import\b.* from '.*'|(export )?const \w+(: \w+)? = \{|export default (\w+|\{)|\} (satisfies|as) \w+)$/

/** A line's text, and its shape: w for a word, s for quoted text, n for a number, and other characters as is. */
type Line = { number: number; text: string; shape: string }

export function explainSyntax(source: string, stoppedAt?: number) {
  const lines = linesOf(source)
  for (const [index, line] of lines.entries()) {
    if (/^(\}|export default \w+)$/.test(lines[index - 1]?.text ?? '') && !/^(import|export|const)\b/.test(line.text))
      return `Line ${line.number} comes after the } that ends your settings. Move it above that }.`
    const sentence = explainLine(line, lines[index + 1])
    if (sentence) return `Line ${line.number}: ${sentence}`
  }
  return (
    explainBrackets(lines) ??
    `Line ${stoppedAt ?? 1}: something is wrong here or above. Compare it with the lines around it.`
  )
}

/** The lines that contain code. */
function linesOf(source: string): Line[] {
  const texts = source.split('\n')
  const shapes = texts.map(() => '')
  let number = 0
  for (const [token] of source.matchAll(TOKEN)) {
    if (!/^\/(\/|\*.)/s.test(token)) shapes[number] += kindOf(token)
    number += token.split('\n').length - 1
  }
  const lines = texts.map((text, index) => ({ number: index + 1, text, shape: shapes[index] ?? '' }))
  return lines.filter(({ shape }) => shape)
}

function kindOf(token: string) {
  if (/^(['"`]).*\1$/s.test(token) && token.length > 1) return 's'
  if (/^\d+$/.test(token)) return 'n'
  return /^[\p{L}\p{N}_$]/u.test(token) ? 'w' : token.trim()
}

/** k for a name and its colon, v for a value. A whole { … } or [ … ] is one value. */
function reduce(shape: string): string {
  const simple = shape.replace(/[ws]:/g, 'k').replace(/[sn]/g, 'v')
  const folded = simple.replace(/\{(kv,)*(kv)?\}|\[(v,)*v?\]/g, 'v')
  return folded === shape ? folded : reduce(folded)
}

function explainLine({ text: written, shape }: Line, next: Line | undefined) {
  const text = written.trim()
  if (FRAME.test(text)) return undefined
  const reduced = reduce(shape)
  const fits = /^([}\]]+,?)*(k?v,|k?[{[]+)*(k?v|k)?([}\]]+,?)*,?$/.test(reduced) && !/kv,v|,,|^,$/.test(reduced)
  if (!fits) return EXPLANATIONS.map((explain) => explain(text, shape, reduced)).find(Boolean) ?? example(text)
  const following = next && !FRAME.test(next.text.trim()) ? reduce(next.shape) : ''
  if (/[v}\]]$/.test(reduced) && written !== '}' && /^[kv{[]/.test(following))
    return 'a comma is missing at the end of the line.'
  if (/k$/.test(reduced) && /^k/.test(following))
    return indentOf(next as Line) > written.length - written.trimStart().length
      ? `a { is missing at the end of the line: ${text} {`
      : `there is no value: ${text} '…',`
  return undefined
}

/** Each explains one kind of mistake, and returns nothing for others. The first one that applies is used. */
const EXPLANATIONS: ((text: string, shape: string, reduced: string) => string | false | undefined)[] = [
  (text) => /^(import|export|const)\b/.test(text) && 'this line never needs to change. Copy it from the original file.',
  (text) => /^([<>=|])\1{6}/.test(text) && 'this mark is left over from two versions of the file. Keep one version.',
  (text, shape) =>
    (/^w[^:]*$/.test(shape) ? !/^w+[s=[{]/.test(shape) : /^www(?![:=])/.test(shape)) &&
    `"${text}" is not a setting. If it is a comment, put // in front of it; if not, remove it.`,
  (_, shape) =>
    /[‘’“”„«»´]/.test(shape) &&
    !/['"]/.test(shape) &&
    "these are curly quotes, the kind word processors insert. Write straight ones: '…'.",
  (text, shape) => shape.startsWith('#') && `a comment starts with //, not with #: //${text.replace(/^#+/, '')}`,
  (_, shape) => shape.includes('/*') && 'the comment that starts with /* is never closed. Write // instead of /*.',
  function quoteInText(text, shape) {
    if (!/sw|['"]/.test(shape)) return
    const [, quote, inside = '', rest = ''] = /(?:^|[:[{,])\s*(['"])((?:(?!\1).)*)\1(\s*[\p{L}\w]+)/u.exec(text) ?? []
    if (quote && !inside) return 'there is one quote too many.'
    if (quote && /,\s*$/.test(inside)) return `a quote is missing after ${inside.replace(/,\s*$/, '')}.`
    if (quote)
      return `the ${quote === "'" ? 'apostrophe' : 'quote'} in ${inside}${quote}${rest} ends the text too early. Write it as \\${quote} or as ’.`
    const [, before] = /[:[,]\s*([^'"[{,:]+)['"],?( [}\]])?$/.exec(text) ?? []
    if (before) return `a quote (') is missing before ${before}.`
    return "a quote (') is missing at the beginning or at the end of the text; a curly quote doesn't count. Text must be on one line: write \\n where a new line should begin."
  },
  (text, shape) => /(^|[{,])w-w:/.test(shape) && `a name with a hyphen needs quotes: '${/\w+-\w+/.exec(text)}'.`,
  (text, _, reduced) =>
    /^k(v,)+v,?$/.test(reduced) && `a list needs brackets: ${text.replace(/:\s*(.*?),?$/, ': [$1],')}`,
  function noQuotes(text) {
    const [, name, value] = /([\p{L}\w$]+):\s*([^\s'"[{][^,}\]]*?|(?=,))['"]?\s*(?:[,}\]]|$)/u.exec(text) ?? []
    if (!name || /^\d+$/.test(value ?? '')) return
    if (!value) return `there is no value: ${name}: '…',`
    return `if you don't need this line, put // in front of it. Otherwise, its value needs quotes: ${name}: '${value}',`
  },
  (text, _, reduced) =>
    /vv/.test(reduced) && `a comma is missing before ${/['"]\s*(['"].*?['"])/.exec(text)?.[1] ?? 'the second {'}.`,
]

/** Rewrites a line in the correct form: second phone = '…'; becomes secondPhone: '…', */
function example(text: string) {
  const [, words = 'name'] = /^[^\p{L}\w]*([\p{L}\w$ ]+?)\s*[^\p{L}\w$ ]/u.exec(text) ?? []
  const name = words.replace(/\s+(.)/g, (_, letter) => letter.toUpperCase())
  return `this line is not written like the others. It should look like this: ${name}: ${/'.*'|".*"/.exec(text)?.[0] ?? "'…'"},`
}

type Bracket = { mark: string; line: Line; indent: number }

/** The first unmatched bracket, judging by indentation. */
function explainBrackets(lines: Line[]) {
  const open: Bracket[] = []
  const unclosed = ({ mark, line }: Bracket) =>
    `Line ${line.number}: "${line.text.trim()}" has no ${mark === '{' ? '}' : ']'} that ends it. Look at what you changed last.`
  for (const [index, line] of lines.entries()) {
    const indent = indentOf(line)
    for (const [position, mark] of [...line.shape].entries()) {
      if (mark === '{' || mark === '[') open.push({ mark, line, indent })
      if (mark !== '}' && mark !== ']') continue
      const partner = open.pop()
      const opening = mark === '}' ? '{' : '['
      if (partner?.mark === opening && (position || partner.indent === indent)) continue
      if (position) return `Line ${line.number}: there is a ${mark} without a ${opening}.`
      if (partner && indent < partner.indent) return unclosed(partner)
      const first = lines.slice(0, index).findLastIndex((other) => indentOf(other) <= indent) + 1
      if (first === index) return `Line ${line.number}: there is one ${mark} too many.`
      return `Lines ${lines[first]?.number} to ${line.number}: the line above them should end with ${opening}. If you switched that line off, put // in front of these lines too.`
    }
  }
  const last = open.at(-1)
  return last && unclosed(last)
}

function indentOf({ text }: Line) {
  return text.length - text.trimStart().length
}
