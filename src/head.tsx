import type { ReactElement } from 'react'
import { palette } from './drawings/palette'
import { structuredData } from './structuredData'
import type { View } from './view'

export const THEME_COLORS = { light: palette.paper50, dark: palette.night850 }
export const SOCIAL_CARD = { width: 1200, height: 630 }

/** What search engines, link previews and browsers read of the page in one language. */
export function headOfHome(view: View): ReactElement[] {
  const { practice, words, path } = view
  const title = `${practice.name} – ${words.tagline.join(' ')}`
  const own = practice.address + path
  const card = `${own}social-card.png`
  return [
    <title>{title}</title>,
    <meta name="description" content={words.description} />,
    <link rel="canonical" href={own} />,
    ...alternates(view),
    <link rel="manifest" href={`${view.root}${path}site.webmanifest`} />,
    ...themeColors(practice.themeColor),
    <meta property="og:type" content="website" />,
    <meta property="og:locale" content={words.language.code} />,
    <meta property="og:site_name" content={practice.name} />,
    <meta property="og:title" content={title} />,
    <meta property="og:description" content={words.description} />,
    <meta property="og:url" content={own} />,
    <meta property="og:image" content={card} />,
    <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />,
    <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />,
    <meta property="og:image:alt" content={words.tagline.join(' ')} />,
    <meta name="twitter:card" content="summary_large_image" />,
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(view) }} />,
  ]
}

/** For the pages around it, which nobody should find before the page itself. */
export function headOfCompanion(view: View, title: string): ReactElement[] {
  return [
    <title>{`${title} – ${view.practice.name}`}</title>,
    <meta name="robots" content="noindex" />,
    ...themeColors(view.practice.themeColor),
  ]
}

function alternates({ practice, languages }: View) {
  if (languages.length < 2) return []
  const all = languages.map(({ code, path }) => ({ code, path }))
  return [...all, { code: 'x-default', path: '' }].map(({ code, path }) => (
    <link rel="alternate" hrefLang={code} href={practice.address + path} />
  ))
}

function themeColors(own: string | undefined) {
  if (own) return [<meta name="theme-color" content={own} />]
  return Object.entries(THEME_COLORS).map(([scheme, color]) => (
    <meta name="theme-color" content={color} media={`(prefers-color-scheme: ${scheme})`} />
  ))
}
