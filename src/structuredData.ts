import { profilesOf } from './links'
import type { View } from './view'

export function structuredData({ practice, name, words, location }: View) {
  const { place, hours } = practice
  const profiles = profilesOf(practice).map(({ address }) => address)
  const data = {
    '@context': 'https://schema.org',
    '@type': practice.kindOfBusiness ?? 'LocalBusiness',
    name,
    slogan: words.tagline.join(' '),
    description: words.description,
    url: location.address,
    image: `${location.address}social-card.png`,
    telephone: practice.phone,
    email: practice.email,
    openingHours: Array.isArray(hours) ? hours : undefined,
    address: place?.city && {
      '@type': 'PostalAddress',
      streetAddress: place.street,
      postalCode: place.postalCode,
      addressLocality: place.city,
    },
    hasMap: place?.map,
    identifier: practice.license,
    sameAs: profiles.length ? profiles : undefined,
    areaServed: practice.areasServed,
    knowsLanguage: practice.languages,
    makesOffer: words.services.offers.map((offer) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: offer.name, description: offer.words },
    })),
  }
  // A "</script>" in the practice's name must not end the element.
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
