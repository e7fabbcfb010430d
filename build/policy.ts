import { createHash } from 'node:crypto'

/** The one source of the security headers. The page, every host's configuration and `npm start` take them from here. */

type Site = { pages: string[]; providerOrigin: string }

export function contentSecurityPolicy({ pages, providerOrigin }: Site) {
  const local = !providerOrigin.startsWith('https:')
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${hashes(pages, 'script')}`,
    `style-src ${hashes(pages, 'style')}`,
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    `connect-src ${providerOrigin || "'self'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(local ? [] : ['upgrade-insecure-requests']),
  ]
  return directives.join('; ')
}

/** For hosts that take no headers. Browsers refuse frame-ancestors there. */
export function policyInPage(site: Site) {
  return contentSecurityPolicy(site).replace("frame-ancestors 'none'; ", '')
}

export function securityHeaders(site: Site): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    // Without includeSubDomains: a practice's mail or booking may still live on a subdomain without https.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
export const CACHE_REVALIDATE = 'no-cache'

// Data blocks such as JSON-LD carry a type and need no hash; what runs carries none.
function hashes(pages: string[], element: 'script' | 'style') {
  const inline = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g')
  const found = pages.flatMap((page) => [...page.matchAll(inline)].map((match) => match[1] ?? ''))
  return [...new Set(found)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
}
