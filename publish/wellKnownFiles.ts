import { directionOf } from '../src/languageRules'
import { color } from '../src/styles/color'
import type { View } from '../src/view'

const SECURITY_TXT_DAYS = 330

export function wellKnownFiles(views: View[], today: Date): Map<string, string> {
  const [{ practice }] = views as [View]
  return new Map([
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${practice.address}sitemap.xml\n`],
    ['sitemap.xml', sitemap(views)],
    ['.well-known/security.txt', securityTxt(views, today)],
    ...views.map((view) => [`${view.folder}site.webmanifest`, manifest(view)] as const),
  ])
}

function sitemap(views: View[]) {
  const xml = (address: string) => address.replace(/&/g, '&amp;')
  const pages = views.map(({ practice, words, folder }) => [words.language.code, xml(practice.address + folder)])
  const alternates = [...pages, ['x-default', pages[0]?.[1]]].map(
    ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
  )
  const links = pages.length > 1 ? alternates.join('') : ''
  const entries = pages.map(([, address]) => `  <url><loc>${address}</loc>${links}</url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function manifest({ practice: { name }, words: { description, language }, root }: View) {
  const icon = (file: string, size: number, purpose: string) => {
    const src = `${root}${file}.png`
    return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  const paper = color('color-paper')
  const content = {
    name,
    short_name: name,
    description,
    lang: language.code,
    dir: directionOf(language.code),
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

// RFC 9116 requires an expiration date, ideally within a year. `npm run verify` ignores it.
function securityTxt(views: View[], today: Date) {
  const [{ practice }] = views as [View]
  const expires = new Date(today.getTime() + SECURITY_TXT_DAYS * 86_400_000)
  return `Contact: mailto:${practice.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${views.map(({ words }) => words.language.code).join(', ')}
Canonical: ${practice.address}.well-known/security.txt
`
}
