import { palette } from '../src/drawings/palette'
import type { View } from '../src/view'

/** The small text files that search engines, phones and researchers look for beside a page. */
export function companions(views: View[], today: Date): Map<string, string> {
  const [{ practice }] = views as [View]
  const { address } = practice
  return new Map([
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`],
    ['sitemap.xml', sitemap(views, today)],
    ['.well-known/security.txt', securityTxt(views, today)],
    ...views.map((view) => [`${view.path}site.webmanifest`, manifest(view)] as const),
  ])
}

function sitemap(views: View[], today: Date) {
  const xml = (address: string) => address.replace(/&/g, '&amp;')
  const entries = views.map(({ practice, path, languages }) => {
    const alternates = languages.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.code}" href="${xml(practice.address + other.path)}"/>`,
    )
    const links = languages.length > 1 ? alternates.join('') : ''
    return `  <url><loc>${xml(practice.address + path)}</loc><lastmod>${day(today)}</lastmod>${links}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function manifest({ practice: { name, themeColor }, words, path }: View) {
  const up = path ? '../' : './'
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${up}${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const content = {
    name,
    short_name: name,
    description: words.description,
    lang: words.language.code,
    dir: words.language.direction,
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: palette.paper50,
    theme_color: themeColor ?? palette.paper50,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

// RFC 9116 asks for an end, so that nobody writes to an address that was given up years ago.
function securityTxt(views: View[], today: Date) {
  const [{ practice }] = views as [View]
  const expires = new Date(today)
  expires.setUTCFullYear(today.getUTCFullYear() + 1)
  return `Contact: mailto:${practice.email}
Expires: ${day(expires)}T00:00:00.000Z
Preferred-Languages: ${views.map(({ words }) => words.language.code).join(', ')}
Canonical: ${practice.address}.well-known/security.txt
`
}

function day(date: Date) {
  return date.toISOString().slice(0, 10)
}
