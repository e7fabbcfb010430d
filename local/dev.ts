// npm run dev: runs the local provider, and renders pages with Vite on every request. There is no
// Content-Security-Policy, because it would block hot reload.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { createServer, type EnvironmentModuleNode, isCSSRequest } from 'vite'
import { PracticeError } from '../practice/Finding'
import { PRACTICE_FILE, readPractice } from '../practice/readPractice'
import { localProvider } from '../provider/localProvider'
import { escapeHtml } from '../provider/mail'
import { pagesOf, prepareSite } from '../publish/renderSite'
import type { Prerender } from '../src/view'
import { decodePath } from './localSite'
import { explainPort, printAddresses, readOptions } from './options'
import { contentType } from './staticFiles'

const PRERENDER = '/src/prerender.tsx'
const EDITED = ['words', 'portraits', PRACTICE_FILE].map((path) => resolve(path))

const options = readOptions()
let site: ReturnType<typeof loadSite> | undefined
let account = { identifiers: { publicKey: '', serviceId: '', templateId: '' }, languageCode: 'en' }
const routes = localProvider({ account: () => account, log: console.log })

const server = await createServer({
  configLoader: 'runner',
  server: { ...options, strictPort: true, cors: false },
})
server.middlewares.use((request, response, next) => {
  answer(request, response).then((answered) => answered || next(), next)
})
server.watcher.add(EDITED).on('all', (_, file) => {
  const edited = EDITED.some((path) => resolve(file).startsWith(path))
  if (edited) site = undefined
  if (edited || resolve(file).startsWith(resolve('src'))) server.hot.send({ type: 'full-reload' })
})
await server.listen().catch(({ code = 'EADDRINUSE' }) => explainPort(code, options.port))
printAddresses(options)
site = loadSite() // now, so that the first request is quick
site.catch(() => {}) // reported when a page is requested

async function answer(request: IncomingMessage, response: ServerResponse) {
  const pathname = decodePath(request.url ?? '/')
  const send = async (status: number, html: string) => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
    return response.end(await server.transformIndexHtml(pathname, html))
  }
  try {
    const prerender = await importPrerender()
    site ??= loadSite()
    const { views, fonts, fontCss, files } = await site
    const route = routes[pathname]
    if (route) {
      await route(request, response)
      return true
    }
    const file = files.get(pathname.slice(1))
    if (file) return response.setHeader('Content-Type', contentType(pathname)).end(file)
    const name = `${pathname.slice(1)}${pathname.endsWith('/') ? 'index.html' : ''}`
    const pages = pagesOf(views, prerender, 'local')
    const page = pages.find((one) => one.file === name)
    const shown = page ?? pages.find((one) => one.file === '404.html')
    if (!shown || !(page || request.headers.accept?.includes('text/html'))) return false
    const bundled = { inlineScript: '', csp: '', providerOrigin: '' } // Vite serves the source instead
    const html = shown.render({
      ...bundled,
      css: fontCss(shown.view),
      fonts,
      formScript: 'src/enquiry/hydrateForm.tsx',
    })
    const script = shown.hasForm ? '<script type="module" src="/src/browser.ts"></script>' : ''
    return await send(page ? 200 : 404, html.replace('</head>', `${await styleLinks()}${script}</head>`))
  } catch (reason) {
    site = undefined
    if (!(reason instanceof PracticeError)) throw reason
    console.error(`\n${reason.message}\n`)
    // send() adds Vite's client, which reloads the page when the file is saved.
    return await send(500, `<!doctype html><title>Not ready yet</title><pre>${escapeHtml(reason.message)}</pre>`)
  }
}

async function loadSite() {
  const read = await readPractice('local')
  const [{ practice, words }] = read.languages
  account = { identifiers: practice.emailjs, languageCode: words.language.code }
  return prepareSite(read, await importPrerender())
}

async function importPrerender(): Promise<Prerender> {
  return (await server.ssrLoadModule(PRERENDER)).prerender
}

/** The stylesheets in the same order as in the build: imports before importers. */
async function styleLinks() {
  const seen = new Set<EnvironmentModuleNode>()
  const stylesUnder = (node?: EnvironmentModuleNode): string[] => {
    if (!node || seen.has(node)) return []
    seen.add(node)
    const below = [...node.importedModules].flatMap(stylesUnder)
    return isCSSRequest(node.url) ? [...below, `<link rel="stylesheet" href="${node.url}">`] : below
  }
  const root = await server.environments.ssr.moduleGraph.getModuleByUrl(PRERENDER)
  return stylesUnder(root).join('')
}
