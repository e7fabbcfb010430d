import { PROVIDER_ORIGIN } from './enquiry/sendEnquiry'

export function contentSecurityPolicy(styleHash: string) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleHash}`,
    "font-src 'self'",
    "img-src 'self'",
    // 'self' for the local provider, and for Lighthouse, which fetches robots.txt from within the page.
    `connect-src 'self' ${PROVIDER_ORIGIN}`.trim(),
    'form-action mailto:', // the form before React has loaded, or without JavaScript
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
