import { use } from 'react'
import { practice, words } from '../content/content'
import { Place } from '../links/useLink'
import { structuredData } from './structuredData'

/** What the head of every page has. */
export function Head() {
  const { base } = use(Place)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      {/* plugins/pictures.ts makes them, so Vite must not look for them */}
      <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" {...VITE_IGNORE} />
      <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} {...VITE_IGNORE} />
    </>
  )
}

const VITE_IGNORE = { 'vite-ignore': '' }

export function HomeHead() {
  const { name, address } = practice
  const title = `${name} – ${words.tagline.join(' ')}`
  const openGraph = {
    type: 'website',
    site_name: name,
    title,
    description: words.description,
    url: address,
    image: `${address}social-card.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': words.socialCard,
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={words.description} />
      <link rel="canonical" href={address} {...VITE_IGNORE} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} {...VITE_IGNORE} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData() }} />
    </>
  )
}

export function NotFoundHead() {
  return (
    <>
      <title>{`${words.notFound.title} – ${practice.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
