const NAME = /^\s*['"]?[\w$]+['"]?\s*:/
const OPENS = /[{[(]\s*$/

/**
 * What is wrong with a file that cannot be read, by looking for what people do: the parser only knows the line where
 * it gave up, which may stand far below.
 */
export function findSlip(text: string, gaveUpAt?: number) {
  const lines = text.split(/\r?\n/).map((line) => withoutComment(line))
  return (
    first(lines, curlyQuotes) ??
    first(lines, bareApostrophe) ??
    first(lines, openQuote) ??
    missingComma(lines) ??
    `The slip is at line ${gaveUpAt ?? lines.length} or above it: most often a quote ', a comma, or a bracket } or ] is missing there, or one is too many. Compare with the lines around it.`
  )
}

/** A name that stands twice in one { }: the first one would be without effect. */
export function findTwins(text: string) {
  const open: Map<string, number>[] = [new Map()]
  const lines = text.split(/\r?\n/).map((line) => withoutComment(line))
  for (const [index, line] of lines.entries()) {
    const name = /^\s*['"]?([\w$]+)['"]?\s*:/.exec(line)?.[1]
    const names = open.at(-1)
    const earlier = name && names?.get(name)
    if (earlier)
      return `${name} stands twice, in line ${earlier} and in line ${index + 1}. Take one of them out.`
    if (name) names?.set(name, index + 1)
    const bare = line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g, '')
    for (const sign of bare) {
      if (sign === '{') open.push(new Map())
      if (sign === '}' && open.length > 1) open.pop()
    }
  }
  return undefined
}

function first(lines: string[], find: (line: string) => string | undefined) {
  for (const [index, line] of lines.entries()) {
    const found = find(line)
    if (found) return `Line ${index + 1}: ${found}`
  }
  return undefined
}

function curlyQuotes(line: string) {
  if (!/[:[,(]\s*[‘’“”„«]|[‘’“”»]\s*[,\]}]?\s*$/.test(line.replace(/'(?:\\.|[^'\\])*'/g, '')))
    return undefined
  return "the quotes there are curly, as word processors make them. Write straight ones: '…'."
}

/** 'Zoë's Practice' ends after Zoë. */
function bareApostrophe(line: string) {
  for (const found of line.matchAll(/'((?:\\.|[^'\\])*)'/g)) {
    const after = /^\p{Letter}+/u.exec(line.slice(found.index + found[0].length))?.[0]
    if (after)
      return `the apostrophe in ${found[1]}'${after} ends the text too early. Write it as \\' or as ’.`
  }
  return undefined
}

function openQuote(line: string) {
  const quotes =
    line
      .replace(/\\./g, '')
      .replace(/"[^"]*"|`[^`]*`/g, '')
      .match(/'/g)?.length ?? 0
  return quotes % 2 ? "a quote ' is missing, at the beginning or at the end of the text." : undefined
}

/** A line that ends without a comma, though another value follows it. */
function missingComma(lines: string[]) {
  for (const [index, line] of lines.entries()) {
    if (!line.trim() || OPENS.test(line) || /[,:;]\s*$/.test(line)) continue
    const next = lines.slice(index + 1).find((other) => other.trim())
    const endsValue = NAME.test(line) || /['"\]}]\s*$/.test(line)
    if (next && endsValue && (NAME.test(next) || /^\s*['"]/.test(next)))
      return `Line ${index + 1}: a comma is missing at its end.`
  }
  return undefined
}

/** A // inside quotes, as in https://, starts no comment. */
function withoutComment(line: string) {
  return line.replace(/('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|\/\/.*$/g, (_, quoted?: string) => quoted ?? '')
}
