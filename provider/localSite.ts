import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { CACHE_FOREVER, CACHE_REVALIDATE, securityHeaders } from '../build/policy'
import type { EmailjsIdentifiers } from '../src/practice'
import { localProvider } from './localProvider'

// Not another name for it, which a site elsewhere could have given to this address.
const THIS_COMPUTER = /^(localhost|127\.0\.0\.1)(:\d+)?$/

type Options = {
  folder: string
  identifiers: EmailjsIdentifiers
  providerOrigin?: string
  log?(line: string): void
}

/** The built site and the stand-in for EmailJS on one server, with the headers that the web will give it. */
export async function localSite({ folder, identifiers, providerOrigin = '', log = () => {} }: Options) {
  const notFound = await readFile(join(folder, '404.html'))
  const pages = [await readFile(join(folder, 'index.html'), 'utf8'), notFound.toString('utf8')]
  const headers = securityHeaders({ pages, providerOrigin })
  const routes = localProvider({ identifiers, log })
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders: cacheByName })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!THIS_COMPUTER.test(request.headers.host ?? '')) return response.writeHead(403).end()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const route = routes[pathname]
    if (route) return await route(request, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound)
    })
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

function cacheByName(response: ServerResponse, pathname: string) {
  response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? CACHE_FOREVER : CACHE_REVALIDATE)
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
