/** What comes along with copied text, and what it was meant to be. Line numbers stay the same. */
export function tidyText(source: string) {
  let textBelow = -1 // the indentation of a setting whose text follows on lines of its own: `imprint: |`
  return source
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '') // invisible
    .split('\n')
    .map((line) => {
      const indentation = line.search(/[^\s]/)
      if (indentation > textBelow && textBelow >= 0) return line
      textBelow = /:\s+[|>][+-]?\s*$/.test(line) ? indentation : indentation < 0 ? textBelow : -1
      return line
        .replace(/^\s+/, (blanks) => blanks.replace(/[^\t]/g, ' '))
        .replace(/^( *)(?:- +)?[•·▪‣–—*]\s+/, '$1- ') // a bullet or dash before an entry
        .replace(/^( *(?:- +)?[\w-]+:)[\u00a0\u202f]/, '$1 ')
    })
    .join('\n')
}
