import { statSync } from 'node:fs'
import { join } from 'node:path'
import { SITES } from '../../tools/testSites'
import { expect, practice, test, withSite } from '../support/site'

test('the head has a title, description, canonical URL, Open Graph tags and structured data', async ({ page }) => {
  await withSite(SITES.web.folder, (web) => page.goto(web))
  const head = await page.evaluate(() => {
    const pairs = [...document.head.querySelectorAll('meta[name], meta[property], link[rel=canonical]')].map((e) => [
      [e.getAttribute('name') ?? e.getAttribute('property') ?? 'canonical', e.getAttribute('media')].join(''),
      e.getAttribute('content') ?? e.getAttribute('href'),
    ])
    return { title: document.title, language: document.documentElement.lang, count: pairs.length, pairs }
  })
  const values = Object.fromEntries(head.pairs)
  expect(Object.keys(values)).toHaveLength(head.count)
  const title = `${practice.name} – Care for your mind, care for your relationships`
  expect(head).toMatchObject({ title, language: 'en' })
  expect(values).toMatchObject({
    description: expect.stringMatching(/^.{50,160}$/),
    canonical: practice.address,
    viewport: 'width=device-width, initial-scale=1',
    'theme-color(prefers-color-scheme: light)': '#fbf7f1',
    'theme-color(prefers-color-scheme: dark)': '#14201f',
    'twitter:card': 'summary_large_image',
    'og:type': 'website',
    'og:locale': 'en_US',
    'og:site_name': practice.name,
    'og:title': title,
    'og:description': values.description,
    'og:url': practice.address,
    'og:image': `${practice.address}social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Care for your mind, care for your relationships',
  })
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: practice.name,
    url: practice.address,
    telephone: '+442079460042',
    email: practice.email,
    sameAs: practice.links.map(({ address }) => address),
    areaServed: practice.areasServed,
    knowsLanguage: practice.languages,
    image: `${practice.address}social-card.png`,
  })
  expect(data).not.toHaveProperty('address')
  const shown = await page.locator('#services > ul > li > p').allTextContents()
  const offered = data.makesOffer.map(({ itemOffered }: { itemOffered: { description: string } }) => itemOffered)
  expect(offered.map(({ description }: { description: string }) => description)).toEqual(shown)
})

test('the favicon and sitemap are valid XML; robots.txt and security.txt have the right values', async ({
  page,
  site,
}) => {
  const read = async (file: string) => (await fetch(site + file)).text()
  const parse = async (file: string) =>
    page.evaluate(
      (text) => {
        const tree = new DOMParser().parseFromString(text, 'application/xml')
        const texts = [...tree.querySelectorAll('loc, style')].map((element) => element.textContent)
        return { errors: tree.querySelectorAll('parsererror').length, texts }
      },
      await read(file),
    )
  await page.goto('about:blank') // on the site, Trusted Types would block DOMParser
  expect(await parse('sitemap.xml')).toEqual({ errors: 0, texts: [practice.address] })
  const dark = expect.stringContaining('prefers-color-scheme:dark')
  expect(await parse('favicon.svg')).toEqual({ errors: 0, texts: [dark] })
  expect(await read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${practice.address}sitemap.xml\n`)
  const security = await read('.well-known/security.txt')
  expect(security).toContain(`Contact: mailto:${practice.email}\n`)
  expect(security).toContain(`Canonical: ${practice.address}.well-known/security.txt\n`)
  const { mtimeMs } = statSync(join(SITES.local.folder, '.well-known/security.txt')) // it may have been built weeks ago
  const days = (Date.parse(/Expires: (.*)/.exec(security)?.[1] ?? '') - mtimeMs) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})
