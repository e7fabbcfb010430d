import type { Recipient } from '../src/enquiry/sendEnquiry'

/** What a page says of itself, read from its HTML. */
export function readPage(html: string) {
  return {
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/),
    socialCard: attribute(html, /<meta property="og:image" content="([^"]*)"/),
    recipient: parse<Recipient>(attribute(html, /data-recipient="([^"]*)"/)),
    policyInPage: attribute(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/),
    /** Every file that the browser fetches by itself. */
    resources: [
      ...values(html, 'script|img|iframe|source|video|audio|embed', 'src'),
      ...values(html.replace(/<link rel="canonical"[^>]*>/, ''), 'link', 'href'),
      ...values(html, 'div', 'data-script'),
      ...matches(html, /url\(["']?([^"')]+)["']?\)/g),
    ].filter((address) => !/^(#|data:)/.test(address)),
  }
}

function attribute(html: string, pattern: RegExp) {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? undefined : decode(found)
}

/** In double quotes, in single ones, or in none: a host that adds something has habits of its own. */
function values(html: string, elements: string, name: string) {
  return matches(html, new RegExp(`<(?:${elements})\\b[^>]*?\\s${name}=(?:"|'|)([^"'\\s>]*)`, 'gi'))
}

function matches(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''))
}

function decode(text: string) {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

function parse<Value>(text: string | undefined) {
  try {
    return JSON.parse(text ?? '') as Value
  } catch {
    return undefined
  }
}
