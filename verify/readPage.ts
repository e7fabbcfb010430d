import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { z } from 'zod'

type Node = DefaultTreeAdapterTypes.Node

/** As much of the form's facts as is checked here; the page may be anybody's. */
const recipientSchema = z.object({
  recipient: z.object({
    providerOrigin: z.string(),
    email: z.string(),
    phone: z.string(),
    emailjs: z.record(z.string(), z.string()),
  }),
})

/** Which attributes make a browser fetch something by itself. */
const FETCHES: Record<string, string[]> = {
  script: ['src'],
  img: ['src'],
  iframe: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  embed: ['src'],
  object: ['data'],
  link: ['href'],
}
const FETCHED_LINKS = /^(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)$/

/** What a page says of itself. */
export function readPage(html: string) {
  let canonical: string | undefined
  let facts: string | undefined
  let hasPolicy = false
  const resources: string[] = []
  visit(parse(html))
  return { canonical, hasPolicy, resources, recipient: recipientIn(facts) }

  function visit(node: Node) {
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      if (node.tagName === 'link' && attributes.rel === 'canonical') canonical = attributes.href
      if (attributes['http-equiv'] === 'Content-Security-Policy') hasPolicy = true
      facts ??= attributes['data-facts']
      for (const name of FETCHES[node.tagName] ?? []) {
        const isFetched = node.tagName !== 'link' || FETCHED_LINKS.test(attributes.rel ?? '')
        if (isFetched && attributes[name]) resources.push(attributes[name])
      }
    }
    if ('content' in node) visit(node.content)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
}

function recipientIn(facts: string | undefined) {
  try {
    return recipientSchema.parse(JSON.parse(facts ?? '')).recipient
  } catch {
    return undefined
  }
}
