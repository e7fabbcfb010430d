import { transform } from 'lightningcss'
import { type EnvironmentModuleNode, isCSSRequest, type ViteDevServer } from 'vite'
import type { Practice } from '../src/practice'
import type { Addresses } from '../src/prerender'
import { OLDEST_BROWSERS } from './browsers'

type Entries = {
  '/src/prerender.tsx': { renderPage(practice: Practice, addresses: Addresses): string }
  '/src/prerenderNotFound.tsx': { renderNotFound(practice: Practice): string }
}

/** Loads one of the build's entries in src/, with the styles of everything it imports. */
export async function loadEntry<Entry extends keyof Entries>(server: ViteDevServer, entry: Entry) {
  const module = (await server.ssrLoadModule(entry)) as Entries[Entry]
  return { module, css: await stylesOf(server, entry) }
}

async function stylesOf(server: ViteDevServer, entry: string) {
  const root = await server.environments.ssr.moduleGraph.getModuleByUrl(entry)
  const sheets = await Promise.all(
    cssModulesUnder(root).map(async (url) => (await server.ssrLoadModule(`${url}?inline`)).default as string),
  )
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheets.join('\n')),
    minify: true,
    targets: OLDEST_BROWSERS.forStyles, // nesting and the like are written out for them
  })
  return code.toString()
}

/** Each once, imports before importers, as a bundler would join them. */
function cssModulesUnder(
  node: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): string[] {
  if (!node || seen.has(node)) return []
  seen.add(node)
  const below = [...node.importedModules].flatMap((imported) => cssModulesUnder(imported, seen))
  return isCSSRequest(node.url) && !node.url.includes('?inline') ? [...below, node.url] : below
}
