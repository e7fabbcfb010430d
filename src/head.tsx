import type { ReactElement } from 'react'
import { palette } from './drawings/palette'
import { structuredData } from './structuredData'
import type { View } from './view'

const THEME_COLORS = { light: palette.paper50, dark: palette.night850 }
export const SOCIAL_CARD = { width: 1200, height: 630 }

/** For search engines, link previews and browsers. */
export function homeHead(view: View): ReactElement[] {
  const { practice, name, words, location } = view
  const title = `${name} – ${words.tagline.join(' ')}`
  return [
    <title>{title}</title>,
    <meta name="description" content={words.description} />,
    <link rel="canonical" href={location.address} />,
    ...alternates(view),
    <link rel="manifest" href={location.link('site.webmanifest')} />,
    ...themeColors(practice.themeColor),
    <meta property="og:type" content="website" />,
    <meta property="og:locale" content={words.language.code} />,
    <meta property="og:site_name" content={name} />,
    <meta property="og:title" content={title} />,
    <meta property="og:description" content={words.description} />,
    <meta property="og:url" content={location.address} />,
    <meta property="og:image" content={`${location.address}social-card.png`} />,
    <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />,
    <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />,
    <meta property="og:image:alt" content={words.tagline.join(' ')} />,
    <meta name="twitter:card" content="summary_large_image" />,
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(view) }} />,
  ]
}

/** For legal pages and the not-found page, which search engines should not list. */
export function secondaryHead({ practice, name }: View, title: string): ReactElement[] {
  return [
    <title>{`${title} – ${name}`}</title>,
    <meta name="robots" content="noindex" />,
    ...themeColors(practice.themeColor),
  ]
}

function alternates({ languages }: View) {
  const [first] = languages
  if (languages.length < 2 || !first) return []
  return [...languages, { ...first, code: 'x-default' }].map(({ code, home }) => (
    <link rel="alternate" hrefLang={code} href={home.address} />
  ))
}

function themeColors(own: string | undefined) {
  if (own) return [<meta name="theme-color" content={own} />]
  return Object.entries(THEME_COLORS).map(([scheme, color]) => (
    <meta name="theme-color" content={color} media={`(prefers-color-scheme: ${scheme})`} />
  ))
}
