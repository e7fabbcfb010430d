import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Files } from '../publish/folder'

/** Serves a site from memory. The handler returns false for a missing file. */
export function staticFiles(files: Files) {
  return ({ headers, method }: IncomingMessage, response: ServerResponse, pathname: string, status = 200) => {
    const name = pathname.slice(1).replace(/(^|\/)$/, '$1index.html')
    const plain = files.get(name)
    if (files.has(`${name}/index.html`)) return response.writeHead(301, { Location: `${pathname}/` }).end()
    if (plain === undefined || /\.(br|gz)$/.test(name)) return false
    const brotli = String(headers['accept-encoding']).includes('br') && files.get(`${name}.br`)
    if (brotli) response.setHeader('Content-Encoding', 'br')
    const body = Buffer.from(brotli || plain)
    const type = { 'Content-Type': contentType(name), 'Content-Length': body.length, Vary: 'Accept-Encoding' }
    return response.writeHead(status, type).end(method === 'HEAD' ? '' : body)
  }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

function contentType(name: string) {
  return TYPES[extname(name)] ?? 'application/octet-stream'
}
