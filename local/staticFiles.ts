import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { readFiles } from '../publish/outDir'

/** Serves a built site from memory, so that a build can replace its files. Returns false if there is no such file. */
export function staticFiles(folder: string) {
  const files = readFiles(folder)
  return (request: IncomingMessage, response: ServerResponse, pathname: string, status = 200) => {
    const path = pathname.replace(/\/$/, '/index.html')
    const plain = files.get(path.slice(1))
    if (!plain || /\.(br|gz)$/.test(path)) return false
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const brotli = accepted.includes('br') ? files.get(`${path.slice(1)}.br`) : undefined
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

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export function contentType(path: string) {
  return TYPES[extname(path)] ?? 'application/octet-stream'
}
