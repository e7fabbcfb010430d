import type { DefaultTreeAdapterTypes } from 'parse5'
import { parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

const FETCHES: Record<string, string[]> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  embed: ['src'],
  object: ['data'],
}

/** What the Content-Security-Policy would stop in silence on the web, each as a sentence. */
export function forbiddenIn(page: string, file: string) {
  const found: string[] = []
  visit(parse(page))
  return found

  function visit(node: Node) {
    if ('tagName' in node) for (const { name, value } of node.attrs) check(node.tagName, name, value)
    if ('content' in node) visit(node.content)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }

  function check(element: string, name: string, value: string) {
    const where = `${file}: <${element} ${name}="${value.slice(0, 60)}">`
    if (name === 'style')
      found.push(`${where} would have no effect: the policy allows no style attributes. Use a class.`)
    if (/^on[a-z]+$/.test(name))
      found.push(`${where} would never run: the policy allows no handlers in attributes.`)
    if (FETCHES[element]?.includes(name) && /^(https?:)?\/\//.test(value))
      found.push(`${where} would be blocked: the policy allows files of this site alone. Put it into src/.`)
  }
}
