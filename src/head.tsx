import type { ReactElement } from 'react'
import { structuredData } from './structuredData'
import { color } from './styles/color'
import type { View } from './view'

export function homeHead(view: View): ReactElement[] {
  const { practice, words, root, folder } = view
  const address = practice.address + folder
  const { name } = practice
  const tagline = words.tagline.join(' ')
  const title = `${name} – ${tagline}`
  const openGraph = {
    type: 'website',
    locale: localeOf(words.language.code),
    site_name: name,
    title,
    description: words.description,
    url: address,
    image: `${address}social-card.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': tagline,
  }
  return [
    <title>{title}</title>,
    <meta name="description" content={words.description} />,
    <link rel="canonical" href={address} />,
    ...alternates(view),
    <link rel="manifest" href={`${root}${folder}site.webmanifest`} />,
    ...themeColors(),
    ...Object.entries(openGraph).map(([property, content]) => <meta property={`og:${property}`} content={content} />),
    <meta name="twitter:card" content="summary_large_image" />,
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(view) }} />,
  ]
}

/** For legal pages and the not-found page, which search engines shouldn't index. */
export function secondaryHead({ practice }: View, title: string): ReactElement[] {
  return [<title>{`${title} – ${practice.name}`}</title>, <meta name="robots" content="noindex" />, ...themeColors()]
}

/** Open Graph locales need a territory, as in en_US. */
function localeOf(code: string) {
  const { language, region } = new Intl.Locale(code).maximize()
  return `${language}_${region}`
}

function alternates({ practice, locales }: View) {
  if (locales.length < 2) return []
  const links = locales.map(({ words, folder }) => ({ code: words.language.code, folder }))
  return [...links, { code: 'x-default', folder: '' }].map(({ code, folder }) => (
    <link rel="alternate" hrefLang={code} href={practice.address + folder} />
  ))
}

function themeColors() {
  return (['light', 'dark'] as const).map((scheme) => (
    <meta name="theme-color" content={color('color-paper', scheme)} media={`(prefers-color-scheme: ${scheme})`} />
  ))
}
