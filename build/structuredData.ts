import { meta, services, tagline } from '../src/content'
import type { Practice } from '../src/practice'

/** What search engines read about the practice, as schema.org describes it. */
export function structuredData(practice: Practice) {
  const data = {
    '@context': 'https://schema.org',
    '@type': practice.kindOfBusiness ?? 'ProfessionalService',
    name: practice.name,
    slogan: tagline.join(' '),
    description: meta.description,
    url: practice.address,
    image: new URL('social-card.png', practice.address).href,
    telephone: practice.phone,
    email: practice.email,
    sameAs: [practice.facebook, practice.instagram],
    areaServed: practice.areasServed,
    knowsLanguage: practice.languages,
    makesOffer: services.offers.map(({ name, words }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description: words },
    })),
  }
  // A "</script>" in a practice's name must not end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`
}
