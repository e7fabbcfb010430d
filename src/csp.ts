import { createHash } from 'node:crypto'

type Options = { inlineScript: string; style: string; providerOrigin: string }

/**
 * The page's own Content-Security-Policy, with hashes of its style and script. The one in the headers never changes.
 */
export function contentSecurityPolicy({ inlineScript, style, providerOrigin }: Options) {
  return [
    "default-src 'none'",
    `script-src 'self' ${hash(inlineScript)}`,
    `style-src ${hash(style)}`,
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    // 'self' for the local provider, and for Lighthouse, which fetches robots.txt from within the page.
    `connect-src 'self' ${providerOrigin}`.trim(),
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(providerOrigin ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
