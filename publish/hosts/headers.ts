/**
 * The headers of every answer, on every host: what only a header can say, and what never depends on the page. They
 * stand again, in each host's own words, in vercel.json and deploy/; a test compares.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  // All but script-src, style-src and connect-src, which the page itself says. See decision 5.
  'Content-Security-Policy':
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'; worker-src 'none'; media-src 'none'; font-src 'self'; img-src 'self'; manifest-src 'self'; script-src-attr 'none'; style-src-attr 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  // Without includeSubDomains: a practice's mail or booking may still live on a subdomain without https.
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

// no-transform: Cloudflare and phone networks must not rewrite the page, whose addresses and policy would break.
export const CACHE_FOREVER = 'public, max-age=31536000, immutable, no-transform'
export const CACHE_REVALIDATE = 'no-cache, no-transform'

/** For Netlify and Cloudflare Pages, which read it from the finished site. */
export function headersFile() {
  const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  return `/*
${lines.join('\n')}

/*.html
  Cache-Control: ${CACHE_REVALIDATE}

/
  Cache-Control: ${CACHE_REVALIDATE}

/assets/*
  Cache-Control: ${CACHE_FOREVER}
`
}
