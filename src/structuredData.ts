import { profilesOf } from './practice/profilesOf'
import type { View } from './view'

/** What search engines read about the practice, as schema.org describes it. */
export function structuredData({ practice, words, path }: View) {
  const own = practice.address + path
  const data = {
    '@context': 'https://schema.org',
    '@type': practice.kindOfBusiness ?? 'LocalBusiness',
    name: practice.name,
    slogan: words.tagline.join(' '),
    description: words.description,
    url: own,
    image: `${own}social-card.png`,
    telephone: practice.phone,
    email: practice.email,
    openingHours: practice.hours,
    sameAs: addressesOf(practice),
    areaServed: practice.areasServed,
    knowsLanguage: practice.languages,
    makesOffer: words.services.offers.map(({ name, words: description }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description },
    })),
  }
  // A "</script>" in a practice's name must not end the element; JSON has a spelling of its own for it.
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

function addressesOf(practice: View['practice']) {
  const addresses = profilesOf(practice).map(({ address }) => address)
  return addresses.length ? addresses : undefined
}
