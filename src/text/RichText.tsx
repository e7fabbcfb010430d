import type { ReactNode } from 'react'

/** Paragraphs, ## headings, lists with hyphens and [links](https://…): what a legal text needs of Markdown. */
export function RichText({ text }: { text: string }) {
  const blocks = text
    .replace(/^(#+ .*)$/gm, '\n$1\n') // a heading stands alone
    .replace(/^(?![-•] )(.+)\n(?=[-•] )/gm, '$1\n\n') // a list begins a block
    .split(/\n\s*\n/)
  return blocks.map((block) => block.trim() && <Block key={block} text={block.trim()} />)
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n')
  if (/^#+ /.test(text)) return <h3>{text.replace(/^#+ /, '')}</h3>
  if (!lines.every((line) => /^[-•] /.test(line))) return <p>{withLinks(text)}</p>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{withLinks(line.slice(2))}</li>
      ))}
    </ul>
  )
}

/** split() with groups returns text, name, address, text, name, address, … */
function withLinks(text: string) {
  const parts = text.split(/\[([^\]]+)\]\(((?:https:\/\/|mailto:|tel:)[^)\s]+)\)/)
  const content: ReactNode[] = []
  for (let index = 0; index < parts.length; index += 3) {
    const [words, name, address] = parts.slice(index, index + 3)
    content.push(words)
    if (address)
      content.push(
        <a key={index} href={address} rel="noopener noreferrer">
          {name}
        </a>,
      )
  }
  return content
}
