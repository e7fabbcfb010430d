import { practice, services, words } from '../content/content'

/** What search engines read about the practice: https://schema.org */
export function structuredData() {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: practice.name,
    description: words.description,
    url: practice.address,
    image: `${practice.address}social-card.png`,
    telephone: practice.phone?.dial,
    email: practice.email,
    address: practice.sessions?.join(', '),
    sameAs: practice.links?.map(({ address }) => address),
    employee: practice.people?.map(({ name }) => ({ '@type': 'Person', name })),
    makesOffer: services.map(({ name, text: description }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description: withoutSigns(description) },
    })),
  }
  // A "</script>" in the text must not close the element that contains this JSON.
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

/** [What it costs](#fees) is “What it costs” for a search engine. */
const withoutSigns = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', '')
