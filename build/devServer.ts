import { type Connect, normalizePath, type ViteDevServer } from 'vite'
import { localProvider } from '../provider/localProvider'
import { headingFont } from './font'
import { homePage } from './pages'
import type { SiteOptions } from './site'

const ISLAND = '/src/enquiry/island.tsx'
const FONT = '/heading-font.woff2'

/** `npm run dev`: the page made anew for each visit, beside the local provider. Without the policy, which forbids hot reload. */
export function serveWhileEditing(server: ViteDevServer, options: SiteOptions) {
  const font = headingFont()
  const provider = localProvider({ identifiers: options.practice.emailjs, log: console.log })

  // The page is static: whatever is edited, the browser loads it again.
  server.watcher.on('change', (file) => {
    if (normalizePath(file).endsWith('/practice.config.ts')) server.restart()
    else if (normalizePath(file).includes('/src/')) server.hot.send({ type: 'full-reload' })
  })

  const answer: Connect.NextHandleFunction = async (request, response, next) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const route = provider[pathname]
      if (route) return await route(request, response)
      if (pathname === FONT) return response.setHeader('Content-Type', 'font/woff2').end((await font).woff2)
      if (pathname !== '/') return next()
      const page = await homePage(server, options, {
        font: FONT,
        island: { current: ISLAND, latest: ISLAND },
        script: '<script type="module" src="/src/browser.ts"></script>',
      })
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(await server.transformIndexHtml('/', page))
    } catch (reason) {
      next(reason)
    }
  }
  server.middlewares.use(answer)
}
