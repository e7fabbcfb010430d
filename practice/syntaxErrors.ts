type ParseError = { message: string; labels: { start: number }[] }

/** Where the parser stopped: the text before that point, the rest of its line, and what the parser expected. */
type Stop = { before: string; rest: string; message: string }

/** Each explains one kind of mistake, and returns nothing for others. The first one that applies is used. */
const EXPLANATIONS: ((stop: Stop) => string | false | undefined)[] = [
  ({ rest }) =>
    /^[‘’“”„«»]/.test(rest) && "these are curly quotes, the kind word processors insert. Write straight ones: '…'.",
  function quoteInText({ before, rest }) {
    const word = /^\p{L}+/u.exec(rest)?.[0]
    const [, quote, text = '', space = ''] = /(['"])((?:(?!\1)[^\n])*)\1([^\S\n]*)$/.exec(before) ?? []
    if (!word || !quote || (space && !/^[^:,]*['"]/.test(rest))) return
    if (!text) return 'there is one quote too many.'
    if (/,\s*$/.test(text)) return `a quote is missing after ${text.replace(/,\s*$/, '')}.`
    const mark = quote === "'" ? 'apostrophe' : 'quote'
    return `the ${mark} in ${text}${quote}${space}${word} ends the text too early. Write it as \\${quote} or as ’.`
  },
  function missingColon({ before, rest }) {
    const key = /[\n,{]\s*(\w+)\s*$/.exec(before)?.[1]
    return key && /^['"[{]/.test(rest) && `a colon (:) is missing after ${key}.`
  },
  ({ rest }) => /^\w+ *=/.test(rest) && `write a colon (:) after ${/^\w+/.exec(rest)}, not =.`,
  ({ message }) =>
    /Unterminated string/.test(message) && "a quote (') is missing, at the beginning or at the end of the text.",
  function hyphenInName({ before, rest }) {
    const name = /[\w$]+$/.exec(before)?.[0]
    return name && rest.startsWith('-') && `a name with a hyphen needs quotes: '${name}${/^-\w*/.exec(rest)}'.`
  },
  function afterTheEnd({ before, rest }) {
    const hasEnded = /^\}/m.test(before)
    if (/^export\b/.test(rest) && (!hasEnded || /\}\s*$/.test(before)))
      return 'a } or a ] is missing above. Look at what you changed last.'
    return hasEnded && 'this comes after the } that ends your settings. Move it above that }.'
  },
  function missingFirstQuote({ before }) {
    const unquoted = /[:[,]\s*(\p{L}[^'"]*)$/u.exec(before.slice(before.lastIndexOf('\n')))?.[1]
    return unquoted?.includes(' ') && `a quote (') is missing before ${unquoted.trim()}.`
  },
  ({ rest, message }) =>
    /^Expected `,`/.test(message) &&
    /^[\p{L}'"]/u.test(rest) &&
    `a comma is missing before ${rest.split(/[,\]}]/)[0]}.`,
]

export function explainSyntax({ message, labels }: ParseError, source: string, line: (offset: number) => number) {
  const at = labels[0]?.start ?? source.length
  const [before, rest] = [source.slice(0, at), source.slice(at).split('\n', 1)[0] ?? '']
  for (const explanation of EXPLANATIONS) {
    const sentence = explanation({ before, rest, message })
    if (!sentence) continue
    // A comma that is missing at the end of a line is noticed on the next line with code.
    const code = before.replace(/\/\/.*$/gm, (comment) => ' '.repeat(comment.length)).trimEnd()
    const isAbove = sentence.startsWith('a comma') && line(code.length) < line(at)
    return isAbove
      ? `Line ${line(code.length)}: a comma is missing at the end of the line.`
      : `Line ${line(at)}: ${sentence}`
  }
  return `Line ${line(at)}: a quote, a comma or a bracket is missing here or above, or there is one too many (${message}). Compare it with the lines around it.`
}
