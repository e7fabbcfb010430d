import type { Practice } from '../src/practice'
import { DEFAULT_THEME_COLORS } from './head'

/** The small text files that search engines, phones and researchers look for beside a page. */
export function companions(practice: Practice, today: Date): Record<string, string> {
  const { address } = practice
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`,
    'sitemap.xml': sitemap(address, today),
    'site.webmanifest': manifest(practice),
    '.well-known/security.txt': securityTxt(practice, today),
  }
}

function sitemap(address: string, today: Date) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${address.replace(/&/g, '&amp;')}</loc><lastmod>${day(today)}</lastmod></url>
</urlset>
`
}

function manifest({ name, themeColor }: Practice) {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `./${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const content = {
    name,
    short_name: name,
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: DEFAULT_THEME_COLORS.light,
    theme_color: themeColor ?? DEFAULT_THEME_COLORS.light,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

// RFC 9116 asks for an end, so that nobody writes to an address that was given up years ago.
function securityTxt({ address, email }: Practice, today: Date) {
  const expires = new Date(today)
  expires.setUTCFullYear(today.getUTCFullYear() + 1)
  return `Contact: mailto:${email}
Expires: ${day(expires)}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${address}.well-known/security.txt
`
}

function day(date: Date) {
  return date.toISOString().slice(0, 10)
}
