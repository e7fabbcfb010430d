import { practice, words } from './content/content'
import { structuredData } from './structuredData'

export function HomeHead() {
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
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
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
