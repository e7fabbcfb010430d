import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { localProvider, type ProviderOptions } from '../provider/localProvider'
import { CACHE_FOREVER, CACHE_REVALIDATE, SECURITY_HEADERS } from '../publish/hosts/headers'
import { folderOfFiles } from './folderOfFiles'

// Not another name for it, which a site elsewhere could have given to this address.
export const THIS_COMPUTER = /^(localhost|127\.0\.0\.1)(:\d+)?$/

/** The built site and the stand-in for EmailJS on one server, with the headers that the web will give it. */
export function localSite({ folder, ...options }: ProviderOptions & { folder: string }) {
  const routes = localProvider(options)
  const serve = folderOfFiles(folder)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!THIS_COMPUTER.test(request.headers.host ?? '')) return response.writeHead(403).end()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const route = routes[pathname]
    if (route) return await route(request, response)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    }
    response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? CACHE_FOREVER : CACHE_REVALIDATE)
    if (serve(request, response, pathname)) return
    response.setHeader('Cache-Control', CACHE_REVALIDATE)
    serve(request, response, '/404.html', 404)
  }

  const server = createServer((request, response) => {
    // A request that is odd, or broken off, must not end the whole site.
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400)
      response.end()
    })
  })
  // A browser sends a request again by itself when a connection that it had used before is reset, so a fault
  // would be gone before anybody saw it. With one request a connection it cannot.
  server.maxRequestsPerSocket = 1
  return server
}

/** Only this computer may look: the outbox is nobody else's business. */
export function listen(server: Server, port: number) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
