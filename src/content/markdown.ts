import MarkdownIt from 'markdown-it'

const SIGNS = ['newline', 'escape', 'link', 'emphasis', 'list']

/** Paragraphs, line breaks, links, bold and lists; no HTML, no pictures, no code. */
const markdown = new MarkdownIt('zero', { breaks: true }).enable(SIGNS)
const withHeadings = new MarkdownIt('zero', { breaks: true }).enable([...SIGNS, 'heading'])

type Options = { headings?: 'h2' | 'h3'; linkTo: (address: string) => string }

/** The HTML of a text of the practice's. `linkTo` says where an address such as #fees leads on this page. */
export function toHtml(text: string, { headings, linkTo }: Options) {
  const parser = headings ? withHeadings : markdown
  const tokens = parser.parse(prepare(text), {})
  for (const token of tokens) if (token.type.startsWith('heading')) token.tag = headings ?? 'p'
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== 'link_open') continue
    const address = String(token.attrGet('href'))
    token.attrSet('href', linkTo(address))
    if (/^https?:/.test(address)) token.attrSet('rel', 'noopener noreferrer')
  }
  return parser.renderer.render(tokens, parser.options, {})
}

/** The addresses of all links in a text. That of a section is as its id is written: お部屋, not %E3%81%8A… */
export function linksIn(text: string) {
  const tokens = markdown.parse(prepare(text), {}).flatMap(({ children }) => children ?? [])
  const addresses = tokens.flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))
  return addresses.map((address) => (address.startsWith('#') ? `#${decodeURIComponent(address.slice(1))}` : address))
}

/** A bullet from a word processor was meant as a list. */
const prepare = (text: string) => text.replace(/^( *)[•·▪‣] */gm, '$1- ')
