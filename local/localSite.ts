import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { localProvider, type ProviderOptions } from '../provider/localProvider'
import type { Files } from '../publish/folder'
import { CACHE_FOREVER, CACHE_REVALIDATE, IMMUTABLE_FOLDER, SECURITY_HEADERS } from '../publish/hosting'
import { staticFiles } from './staticFiles'

type Options = Pick<ProviderOptions, 'log'> & {
  files: Files
  /** Returns true if it has answered the request. */
  answerFirst?(request: IncomingMessage, response: ServerResponse): boolean
}

/** Serves the stand-in for EmailJS, and the built site with the same headers as in production. */
export function localSite({ files, answerFirst, log }: Options) {
  const provider = localProvider({ page: () => String(files.get('index.html')), log })
  const serve = staticFiles(files)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (await provider(request, response)) return
    if (answerFirst?.(request, response)) return
    const pathname = decodePath(request.url ?? '/')
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
    // A malformed or aborted request must not crash the process.
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400)
      response.end()
    })
  })
  // Browsers automatically retry when a reused connection is reset, which would hide a fault. One request per
  // connection prevents that.
  server.maxRequestsPerSocket = 1
  return server
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

function decodePath(url: string) {
  const { pathname } = new URL(url, 'http://localhost')
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
