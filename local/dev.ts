// npm run dev: runs the local provider, and renders pages with Vite on every request. No Content-Security-Policy: it
// would block hot reload. tsx restarts the server when code outside src/ changes.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { PracticeError } from '../practice/Finding'
import { PRACTICE_FILE, readPractice } from '../practice/readPractice'
import { localProvider } from '../provider/localProvider'
import { escapeHtml } from '../provider/mail'
import { pagesOf, prepareSite } from '../publish/renderSite'
import { loadPrerender, styleUrls } from '../publish/source'
import { decodePath } from './localSite'
import { explainPort, printAddresses, readOptions } from './options'
import { contentType } from './staticFiles'

const EDITED = ['words', 'portraits', PRACTICE_FILE].map((path) => resolve(path))

const options = readOptions()
let site: ReturnType<typeof loadSite> | undefined
let account = { identifiers: { publicKey: '', serviceId: '', templateId: '' }, languageCode: 'en' }
const provider = localProvider({ account: () => account, log: console.log })

const server = await createServer({
  configLoader: 'runner',
  server: {
    ...options,
    strictPort: true,
    cors: false,
    watch: { ignored: ['**/dist/**', '**/dist-local/**', '**/dist-tests/*/**/*.{html,br,gz}', '**/test-results/**'] },
  },
  // Otherwise, with --host, any device on the network could open files in this computer's editor.
  plugins: [
    {
      name: 'no-editor',
      configureServer: ({ middlewares }) =>
        void middlewares.use('/__open-in-editor', (_, response) => response.writeHead(404).end()),
    },
  ],
})
server.middlewares.use((request, response, next) => {
  answer(request, response).then((answered) => answered || next(), next)
})
server.watcher.add(EDITED).on('all', (_, file) => {
  const path = resolve(file)
  const isEdited = EDITED.some((edited) => path.startsWith(edited))
  if (isEdited) site = undefined
  // Vite hot-updates the modules that the page has loaded, so text typed in the form survives. The practice's files and
  // the rest of src/ need a full reload.
  const isLoaded = server.environments.client.moduleGraph.getModulesByFile(path)
  if (isEdited || (path.startsWith(resolve('src')) && !isLoaded)) server.hot.send({ type: 'full-reload' })
})
await server.listen().catch(({ code = 'EADDRINUSE' }) => explainPort(code, options.port))
printAddresses(options)
site = loadSite() // start now, so that the first request is fast
site.catch(() => {}) // errors are reported when a page is requested

async function answer(request: IncomingMessage, response: ServerResponse) {
  const pathname = decodePath(request.url ?? '/')
  const send = async (status: number, html: string) => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
    return response.end(await server.transformIndexHtml(pathname, html))
  }
  try {
    const prerender = await loadPrerender(server)
    site ??= loadSite()
    const { views, fonts, fontCss, files } = await site
    if (await provider(request, response)) return true
    const file = files.get(pathname.slice(1))
    if (file) return response.setHeader('Content-Type', contentType(pathname)).end(file)
    const name = `${pathname.slice(1)}${pathname.endsWith('/') ? 'index.html' : ''}`
    const pages = pagesOf(views, prerender, 'local')
    const page = pages.find((one) => one.file === name)
    const shown = page ?? pages.find((one) => one.file === '404.html')
    if (!shown || !(page || request.headers.accept?.includes('text/html'))) return false
    const bundled = { inlineScript: '', csp: () => '', providerOrigin: '', styles: [] } // left empty: Vite serves the source files
    const html = shown.render({
      ...bundled,
      fontCss: fontCss(shown.view),
      fonts,
      formScript: 'src/enquiry/hydrateForm.tsx',
    })
    const links = (await styleUrls(server)).map((url) => `<link rel="stylesheet" href="${url}">`)
    const script = html.includes('id="enquiry"') ? '<script type="module" src="/src/browser.ts"></script>' : ''
    return await send(page ? 200 : 404, html.replace('</head>', `${links.join('')}${script}</head>`))
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
  return prepareSite(read, await loadPrerender(server))
}
