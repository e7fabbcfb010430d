import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

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
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Serves a built site from memory, with its compressed twins. A build that runs meanwhile takes the files away
 * without harm. Returns whether there was such a file.
 */
export function folderOfFiles(folder: string) {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]),
  )
  return (request: IncomingMessage, response: ServerResponse, pathname: string, status = 200) => {
    const path = decode(pathname).replace(/\/$/, '/index.html')
    const plain = files.get(path)
    if (!plain || /\.(br|gz)$/.test(path)) return false
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const [encoding, twin] =
      ENCODINGS.find(([name, end]) => accepted.includes(name) && files.has(path + end)) ?? []
    const body = (twin && files.get(path + twin)) || plain
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    response.setHeader('ETag', tag)
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
    if (encoding) response.setHeader('Content-Encoding', encoding)
    if (request.headers['if-none-match'] === tag) response.writeHead(304).end()
    else
      response.writeHead(status, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? '' : body)
    return true
  }
}

function decode(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
