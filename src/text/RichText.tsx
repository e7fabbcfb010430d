import { toHtml } from '../content/markdown'
import { useLink } from '../links/useLink'

type Props = { text: string; headings?: 'h2' | 'h3'; className?: string }

/** A longer text of the practice's, with the few signs of Markdown that src/content/markdown.ts allows. */
export function RichText({ text, headings, className = '' }: Props) {
  const link = useLink()
  const linkTo = (address: string) => (/^[#/]/.test(address) ? link(address.replace(/^\//, '')) : address)
  const html = toHtml(text, { ...(headings && { headings }), linkTo })
  return <div className={`rich-text ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />
}
