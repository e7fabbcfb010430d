import type { View } from './view'

export function structuredData({ practice, words, folder }: View) {
  const { place, hours, links } = practice
  const data = {
    '@context': 'https://schema.org',
    // Google requires an address for a LocalBusiness.
    '@type': place?.address ? 'LocalBusiness' : 'Organization',
    name: practice.name,
    description: words.description,
    url: practice.address + folder,
    image: `${practice.address}${folder}social-card.png`,
    telephone: practice.phone.dial,
    email: practice.email,
    openingHours: Array.isArray(hours) ? hours.map(({ written }) => written) : undefined,
    address: place?.address?.replaceAll('\n', ', '),
    hasMap: place?.map,
    identifier: practice.license,
    sameAs: links?.map(({ address }) => address),
    areaServed: practice.areasServed,
    knowsLanguage: practice.languages,
    makesOffer: words.services.offers.map((offer) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: offer.name, description: offer.words },
    })),
  }
  // A "</script>" in the text must not close the element that contains this JSON.
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
