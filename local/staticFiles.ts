import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { contentType } from './contentType'

/** Serves a built site from memory, so that a build may replace its files meanwhile. Returns false if there is none. */
export function staticFiles(folder: string) {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]),
  )
  return (request: IncomingMessage, response: ServerResponse, pathname: string, status = 200) => {
    const path = pathname.replace(/\/$/, '/index.html')
    const plain = files.get(path)
    if (!plain || /\.(br|gz)$/.test(path)) return false
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const brotli = accepted.includes('br') ? files.get(`${path}.br`) : undefined
    const body = brotli ?? plain
    if (brotli) response.setHeader('Content-Encoding', 'br')
    response.writeHead(status, {
      'Content-Type': contentType(path),
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
    })
    response.end(request.method === 'HEAD' ? '' : body)
    return true
  }
}
