import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import {
  type EnvironmentModuleNode,
  isCSSRequest,
  isRunnableDevEnvironment,
  normalizePath,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { localProvider } from '../provider/localProvider'
import { fontFaces } from '../publish/font'
import { forbiddenIn } from '../publish/forbiddenIn'
import { PracticeMistakes, readPractice } from '../publish/practice/readPractice'
import { pagesOf, type siteFiles as SiteFiles, siteFiles } from '../publish/siteFiles'
import type * as Prerender from '../src/prerender'
import type { Shell, View } from '../src/view'
import { addresses, DEFAULT_PORT } from './port'
import { sentencePage } from './sentencePage'

const PRERENDER = '/src/prerender.tsx'
const ISLAND = 'src/enquiry/island.tsx'
/** What a change of means that the practice is read anew, beside its file. */
const WORDS_OR_PORTRAIT = /\/(words|portraits)\/[^/]+$/

type Site = Awaited<ReturnType<typeof SiteFiles>>

/**
 * `npm run dev`: the page made anew for each visit, beside the local provider. Without the policy, which forbids hot
 * reload; what the policy would stop is said instead.
 */
export function serveWhileEditing({ file }: { file: string }): Plugin {
  let site: Promise<Site> | undefined
  let routes: ReturnType<typeof localProvider> | undefined

  return {
    name: 'serve-while-editing',
    apply: 'serve',
    config: () => ({
      server: { port: Number(process.env.PORT ?? DEFAULT_PORT), strictPort: true, host: '127.0.0.1' },
    }),
    configureServer(server) {
      server.watcher.add(['words', 'portraits', file].map((path) => resolve(path)))
      server.watcher.on('all', (_, changed) => {
        const path = normalizePath(resolve(changed))
        const practices = path === normalizePath(resolve(file)) || WORDS_OR_PORTRAIT.test(path)
        if (practices) site = undefined
        if (practices || path.includes('/src/')) server.hot.send({ type: 'full-reload' })
      })
      server.httpServer?.once('listening', () => console.log(addresses(server.config.server.port)))
      server.middlewares.use((request, response, next) => {
        answer(server, request, response).then((answered) => answered || next(), next)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (_, { server }) => [
        ...(server ? await styleLinks(server) : []),
        { tag: 'script', attrs: { type: 'module', src: '/src/browser.ts' }, injectTo: 'body' as const },
      ],
    },
  }

  async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      const prerender = await load(server)
      site ??= make(prerender)
      const { files, views, fonts } = await site
      const route = routes?.[pathname]
      if (route) {
        await route(request, response)
        return true
      }
      const shell = shellFor(fonts)
      const name = `${pathname.slice(1)}${pathname.endsWith('/') ? 'index.html' : ''}`
      for (const view of views) {
        const render = pagesOf(fromRoot(view), prerender).get(name)
        if (render) return await send(server, request, response, render(shell), 200)
      }
      const made = files.get(pathname.slice(1))
      if (made && !pathname.endsWith('.html')) {
        response.setHeader('Content-Type', typeOf(pathname)).end(made)
        return true
      }
      if (!request.headers.accept?.includes('text/html')) return false // Vite's own
      const [first] = views as [View]
      return await send(server, request, response, prerender.renderNotFound(fromRoot(first), shell), 404)
    } catch (reason) {
      site = undefined
      if (!(reason instanceof PracticeMistakes) || !request.headers.accept?.includes('text/html'))
        throw reason
      return await send(server, request, response, say(reason.message), 500)
    }
  }

  async function make(prerender: typeof Prerender) {
    const read = await readPractice({ file, demo: 'allowed' })
    routes = localProvider({ identifiers: read.practice.emailjs, words: read.words[0], log: console.log })
    const bundled = { prerender, css: '', script: '', island: { file: ISLAND, code: '' }, assets: new Map() }
    return siteFiles(read, bundled, { providerOrigin: '', forTheWeb: false })
  }
}

async function load(server: ViteDevServer) {
  const environment = server.environments.prerender
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('There is no environment prerender')
  return environment.runner.import<typeof Prerender>(PRERENDER)
}

/** As the build would join them: each once, imports before importers. */
async function styleLinks(server: ViteDevServer) {
  const root = await server.environments.prerender?.moduleGraph.getModuleByUrl(PRERENDER)
  return cssUnder(root).map((href) => ({
    tag: 'link',
    attrs: { rel: 'stylesheet', href },
    injectTo: 'head' as const,
  }))
}

function cssUnder(
  node: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): string[] {
  if (!node || seen.has(node)) return []
  seen.add(node)
  const below = [...node.importedModules].flatMap((imported) => cssUnder(imported, seen))
  return isCSSRequest(node.url) ? [...below, node.url] : below
}

function shellFor(fonts: Site['fonts']): Shell {
  const css = fontFaces(fonts.map(({ file, letters }) => ({ address: `/${file}`, letters })))
  return {
    css,
    script: '',
    policy: '',
    font: [],
    island: { current: ISLAND, latest: ISLAND },
    providerOrigin: '',
  }
}

function fromRoot(view: View): View {
  return { ...view, root: '/' }
}

async function send(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
  status: number,
) {
  const stopped = forbiddenIn(page, 'The page')
  const html = stopped.length ? say(stopped.join('\n')) : page
  response.writeHead(stopped.length ? 500 : status, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(await server.transformIndexHtml(request.url ?? '/', html))
  return true
}

/** Comes back by itself when the file is mended: Vite's client reloads it. */
function say(sentence: string) {
  console.error(`\n${sentence}\n`)
  return sentencePage(sentence)
}

function typeOf(pathname: string) {
  const ends = {
    svg: 'image/svg+xml',
    webmanifest: 'application/manifest+json',
    woff2: 'font/woff2',
    png: 'image/png',
  }
  return ends[pathname.split('.').pop() as keyof typeof ends] ?? 'text/plain; charset=utf-8'
}
