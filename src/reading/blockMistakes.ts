import { SENTENCES } from './sentences.ts'
import type { Settings } from './settingsOf.ts'
import type { Found } from './yamlMistakes.ts'

/** What goes wrong when a longer text is pasted: it has to stand below `imprint: |`, each line indented. */
export function blockMistakes(lines: string[], { all, texts }: Settings): Found[] {
  const found: Found[] = []
  const indentationOf = (line: string) => line.search(/\S/)
  const isSetting = (line: string) => all.has(line.match(/^ *(?:- +)?([\w-]+):(?:\s|$)/)?.[1] ?? '')
  for (const [index, line] of lines.entries()) {
    const [, start = '', name = '', value = ''] = line.match(/^( *(?:- +)?)([\w-]+):\s*(.*)$/) ?? []
    if (!texts.has(name)) continue
    const rest = lines.slice(index + 1)
    const next = rest.find((other) => other.trim()) ?? ''
    if (/^[|>][+-]?$/.test(value)) {
      const end = rest.findIndex((other) => other.trim() && indentationOf(other) <= start.length)
      const first = rest[end]
      if (first === undefined || isSetting(first) || /^ *(#(?!#)|- )/.test(first)) continue
      if (indentationOf(first) < start.length) continue // the end of an outer setting
      found.push({ line: index + end + 2, sentence: SENTENCES.notIndented(name) })
    } else if (/^[|>][+-]? /.test(value)) found.push({ line: index + 1, sentence: SENTENCES.besideBar(name) })
    else if (value === '' && indentationOf(next) > start.length && !isSetting(next) && !next.trim().startsWith('- ')) {
      const end = rest.findIndex((other) => other.trim() && indentationOf(other) <= start.length)
      const text = end < 0 ? rest : rest.slice(0, end)
      if (text.filter((other) => other.trim()).length > 1)
        found.push({ line: index + 1, sentence: SENTENCES.noBar(name) })
    }
  }
  return found
}
