import type { Plugin } from 'vite'

/**
 * For every response, on hosts that support custom headers. The Content-Security-Policy for scripts and styles is in
 * the page itself (prerender.ts), so that it applies on every host; a page can't forbid framing, so the header does.
 */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  // No includeSubDomains: the practice may use a subdomain without https for something else.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Writes _headers, which Netlify and Cloudflare Pages read. */
export function headersFile(): Plugin {
  return {
    name: 'headers-file',
    apply: 'build',
    generateBundle() {
      const rule = (path: string, headers: object) =>
        [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
      // no-transform: if a host rewrote the page, the hash in its Content-Security-Policy would no longer match.
      const cache = {
        '/': 'no-cache, no-transform',
        '/assets/*': 'public, max-age=31536000, immutable, no-transform',
      }
      const rules = Object.entries(cache).map(([path, value]) => rule(path, { 'Cache-Control': value }))
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: [rule('/*', SECURITY_HEADERS), ...rules].join('\n'),
      })
    },
  }
}
