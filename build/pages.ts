import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'
import { notFound } from '../src/content'
import type { EnquiryScript } from '../src/enquiry/EnquiryIsland'
import { fontFaces } from './font'
import { element, fontPreload, headOf } from './head'
import { policyInPage } from './policy'
import { loadEntry } from './prerender'
import type { SiteOptions } from './site'

type Parts = { font: string; island: EnquiryScript; script: string }

/** The page itself. `script` is what runs in it, as an element. */
export async function homePage(server: ViteDevServer, options: SiteOptions, parts: Parts) {
  const { practice, providerOrigin } = options
  const { module, css } = await loadEntry(server, '/src/prerender.tsx')
  return fillShell({
    head: headOf(practice),
    style: `<style>${fontFaces(parts.font)}${css}</style>`,
    page: fontPreload(parts.font) + module.renderPage(practice, { providerOrigin, script: parts.island }),
    script: parts.script,
  })
}

/** Needs no other file: it may be shown at any depth of the site. */
export async function notFoundPage(server: ViteDevServer, { practice }: SiteOptions) {
  const { module, css } = await loadEntry(server, '/src/prerenderNotFound.tsx')
  return fillShell({
    head: `${element('title', `${notFound.title} – ${practice.name}`)}<meta name="robots" content="noindex">`,
    style: `<style>${css}</style>`,
    page: module.renderNotFound(practice),
    script: '',
  })
}

/** Hosts that take no headers of one's own still get the policy, from the page itself. */
export function withPolicy(page: string, providerOrigin: string) {
  const policy = policyInPage({ pages: [page], providerOrigin })
  return fill(page, 'policy', `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

async function fillShell(parts: Record<'head' | 'style' | 'page' | 'script', string>) {
  let page = await readFile('index.html', 'utf8')
  for (const [name, part] of Object.entries(parts)) page = fill(page, name, part)
  return page
}

// A function, because a replacement string would give $& and the like a meaning.
function fill(page: string, name: string, part: string) {
  return page.replace(`<!--${name}-->\n`, () => (part ? `${part}\n` : ''))
}
