import { practice, words } from './content/content'
import { structuredData } from './structuredData'

export function homeHead() {
  const { name, address } = practice
  const tagline = words.tagline.join(' ')
  const title = `${name} – ${tagline}`
  const openGraph = {
    type: 'website',
    site_name: name,
    title,
    description: words.description,
    url: address,
    image: `${address}social-card.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': tagline,
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={words.description} />
      <link rel="canonical" href={address} />
      <ThemeColors />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData() }} />
    </>
  )
}

export function notFoundHead() {
  return (
    <>
      <title>{`${words.notFound.title} – ${practice.name}`}</title>
      <meta name="robots" content="noindex" />
      <ThemeColors />
    </>
  )
}

/** For the browser's own bar: --color-paper in tokens.css. */
function ThemeColors() {
  return (
    <>
      <meta name="theme-color" content="#fbf7f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#14201f" media="(prefers-color-scheme: dark)" />
    </>
  )
}
