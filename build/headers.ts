import type { Plugin } from 'vite'

/** In each page, for hosts that send no headers of one's own, and in the headers. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'", // the styles are in the page
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self' https://api.emailjs.com", // 'self': the local provider, and Lighthouse, which fetches robots.txt
  'form-action mailto:', // the form before React has loaded, or without JavaScript
  "base-uri 'none'",
].join('; ')

export const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Frame-Options': 'DENY', // a policy inside a page can't forbid framing
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000', // no includeSubDomains: another subdomain may lack https
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Writes _headers, which Netlify and Cloudflare Pages read. */
export function headersFile(): Plugin {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  return {
    name: 'headers-file',
    generateBundle() {
      const source = ['/*', ...lines, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join(
        '\n',
      )
      this.emitFile({ type: 'asset', fileName: '_headers', source })
    },
  }
}
