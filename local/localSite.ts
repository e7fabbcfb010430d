import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { localProvider, PRIVATE_ROUTES, type ProviderOptions } from '../provider/localProvider'
import { CACHE_FOREVER, CACHE_REVALIDATE, IMMUTABLE_FOLDER, SECURITY_HEADERS } from '../publish/hosting'
import { staticFiles } from './staticFiles'

// Names are refused: another site could have pointed its own at this computer (DNS rebinding).
const LOCALHOST_OR_IP = /^(localhost|[\d.]+|\[[\da-f:]+\])(:\d+)?$/i

/** The built site and the stand-in for EmailJS on one server, with the headers that it will have on the web. */
export function localSite({ folder, ...options }: ProviderOptions & { folder: string }) {
  const routes = localProvider(options)
  const serve = staticFiles(folder)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!LOCALHOST_OR_IP.test(request.headers.host ?? '')) return response.writeHead(403).end()
    const pathname = decodePath(request.url ?? '/')
    const route = routes[pathname]
    if (route && PRIVATE_ROUTES.includes(pathname) && !isThisComputer(request))
      return response.writeHead(403).end('Only on the computer that runs it')
    if (route) return await route(request, response)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const immutable = pathname.startsWith(`/${IMMUTABLE_FOLDER}`)
    response.setHeader('Cache-Control', immutable ? CACHE_FOREVER : CACHE_REVALIDATE)
    if (serve(request, response, pathname)) return
    response.setHeader('Cache-Control', CACHE_REVALIDATE)
    serve(request, response, '/404.html', 404)
  }

  const server = createServer((request, response) => {
    // An odd or aborted request must not end the process.
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400)
      response.end()
    })
  })
  // Browsers resend a request by themselves if a connection that was used before is reset, and a fault would go
  // unnoticed. With one request a connection they cannot.
  server.maxRequestsPerSocket = 1
  return server
}

export function isThisComputer({ socket, headers: { host } }: IncomingMessage) {
  return /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') && /^(localhost|127\.|\[::1\])/.test(host ?? '')
}

export function listen(server: Server, port: number, host = '127.0.0.1') {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Falls back to the raw path if it contains a malformed escape such as `/%`. */
export function decodePath(url: string) {
  const { pathname } = new URL(url, 'http://localhost')
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
