import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PROVIDER_ORIGIN } from '../src/provider/request.ts'
import { loadRenderer } from './renderer.ts'

/** In each page, for hosts that send no headers of one's own. */
export const contentSecurityPolicy = (hasForm: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'", // the styles are in the page
    "font-src 'self'",
    "img-src 'self'",
    `connect-src 'self'${hasForm ? ` ${PROVIDER_ORIGIN}` : ''}`, // 'self': the stand-in, and Lighthouse, which fetches robots.txt
    hasForm ? 'form-action mailto:' : "form-action 'none'", // the form before React has loaded, or without JavaScript
    "base-uri 'none'",
  ].join('; ')

const headersFor = (hasForm: boolean) => ({
  'Content-Security-Policy': `${contentSecurityPolicy(hasForm)}; frame-ancestors 'none'`, // which a page's own policy can't have
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000', // no includeSubDomains: another subdomain may lack https
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})

/** Writes _headers, which Cloudflare and Netlify read, as does `npm start`. */
export function headers(): Plugin {
  let mode: string
  return {
    name: 'headers',
    configResolved(config) {
      mode = config.mode
    },
    async generateBundle() {
      const { hasForm } = await loadRenderer(mode, 'build')
      const lines = Object.entries(headersFor(hasForm)).map(([name, value]) => `  ${name}: ${value}`)
      const source = ['/*', ...lines, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join(
        '\n',
      )
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
