import { use } from 'react'
import { version } from '../../package.json'
import { practice, words } from '../content/content'
import { isWide } from '../pictures/shapes'
import { Place } from '../place'
import type { Page } from './Layout'
import { structuredData } from './structuredData'

export function Head({ page: { address, title, description } }: { page: Page }) {
  const { base } = use(Place)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <meta name="generator" content={`Counseling practice site ${version}`} />
      <title>{title}</title>
      {practice.color && <style>{`:root{${declarations(practice.color)}}`}</style>}
      {/* plugins/pictures.ts makes them, so Vite must not look for them */}
      {practice.logo && !isWide(practice.logo.file) ? (
        <link rel="icon" href={`${base}favicon.png`} type="image/png" {...VITE_IGNORE} />
      ) : (
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" {...VITE_IGNORE} />
      )}
      <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} {...VITE_IGNORE} />
      {description ? (
        <ForSearchEngines address={practice.address + address} title={title} description={description} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

const declarations = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const VITE_IGNORE = { 'vite-ignore': '' }

function ForSearchEngines({ address, title, description }: { address: string; title: string; description: string }) {
  const openGraph = {
    type: 'website',
    site_name: practice.name,
    title,
    description,
    url: address,
    image: `${practice.address}social-card.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': practice.logo?.description ?? words.socialCard,
  }
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} {...VITE_IGNORE} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} {...VITE_IGNORE} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData() }} />
    </>
  )
}
