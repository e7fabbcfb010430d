import { practice } from '../content/content'
import { RichText } from '../text/RichText'
import type { Page } from './Layout'

/** A page for a legal text, if the practice has one. */
export function legalPage(address: string, title: string, text = ''): Page {
  return {
    address,
    title: `${title} – ${practice.name}`,
    exists: text !== '',
    body: (
      <article className="content legal">
        <h1>{title}</h1>
        <RichText text={text} headings="h2" />
      </article>
    ),
  }
}
