import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PROVIDER_ORIGIN } from '../src/provider/request.ts'

/** In each page, for hosts that send no headers of one's own. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'", // the styles are in the page
  "font-src 'self'",
  "img-src 'self'",
  `connect-src 'self' ${PROVIDER_ORIGIN}`, // 'self': the local provider, and Lighthouse, which fetches robots.txt
  'form-action mailto:', // the form before React has loaded, or without JavaScript
  "base-uri 'none'",
].join('; ')

const HEADERS = {
  'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`, // which a page's own policy can't have
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000', // no includeSubDomains: another subdomain may lack https
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Writes _headers, which Cloudflare and Netlify read, as does `npm start`. */
export function headers(): Plugin {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  const source = ['/*', ...lines, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n')
  return {
    name: 'headers',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source })
    },
    configurePreviewServer({ config, middlewares }) {
      const file = readFileSync(resolve(config.root, config.build.outDir, '_headers'), 'utf8')
      const [forAll = ''] = file.split('/assets/')
      middlewares.use((_, response, next) => {
        for (const [, name = '', value = ''] of forAll.matchAll(/^ {2}([\w-]+): (.*)$/gm))
          response.setHeader(name, value)
        next()
      })
    },
  }
}
