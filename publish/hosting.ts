import { createHash } from 'node:crypto'
import { FORM_SCRIPT } from '../src/enquiry/PrerenderedForm'

/**
 * Headers for every response, on hosts that support custom headers. vercel.json and deploy/ repeat them; tests check
 * that they match.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  // The directives that never change. The others are only in the page: docs/decisions/5-csp-in-the-page.md.
  'Content-Security-Policy':
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'; worker-src 'none'; media-src 'none'; font-src 'self'; img-src 'self'; manifest-src 'self'; script-src-attr 'none'; style-src-attr 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  // No includeSubDomains: the practice may use a subdomain without https for something else.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Files whose names change with their content. */
export const IMMUTABLE_FOLDER = 'assets/immutable/'

export function immutableFile(name: string, content: Uint8Array, extension: string) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return `${IMMUTABLE_FOLDER}${name}-${hash}.${extension}`
}

// no-transform: if Cloudflare or a mobile carrier rewrote the page, the CSP hashes would no longer match.
export const CACHE_FOREVER = 'public, max-age=31536000, immutable, no-transform'
export const CACHE_REVALIDATE = 'no-cache, no-transform'

/**
 * The _headers file for Netlify and Cloudflare Pages. They combine all matching rules, so no two may set the same
 * header for the same path.
 */
export function headersFile(pages: string[]) {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const folders = pages.filter((file) => file.endsWith('index.html')).map((file) => file.slice(0, -'index.html'.length))
  return [
    rule('/*', SECURITY_HEADERS),
    ...['*.html', FORM_SCRIPT, ...folders].map((path) => rule(`/${path}`, { 'Cache-Control': CACHE_REVALIDATE })),
    rule(`/${IMMUTABLE_FOLDER}*`, { 'Cache-Control': CACHE_FOREVER }),
  ].join('\n')
}
