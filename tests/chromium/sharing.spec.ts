import { SITES } from '../../tools/build'
import { test as base, expect, practice, withSite } from '../support/site'

/** The site as it goes to the web, parsed by a browser. */
const test = base.extend<object, { web: string }>({
  web: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern
    async ({}, use) => withSite(SITES.web.folder, use),
    { scope: 'worker' },
  ],
})

test.describe('Found and shared well', () => {
  test('the head says who this is, once each', async ({ page, web }) => {
    await page.goto(web)
    const head = await page.evaluate(() => {
      const all = (selector: string, attribute: string) =>
        [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
      return {
        title: document.title,
        language: document.documentElement.lang,
        description: all('meta[name=description]', 'content'),
        canonical: all('link[rel=canonical]', 'href'),
        viewport: all('meta[name=viewport]', 'content'),
        themes: [...document.head.querySelectorAll('meta[name=theme-color]')].map((e) => [
          e.getAttribute('media'),
          e.getAttribute('content'),
        ]),
        og: Object.fromEntries(
          [...document.head.querySelectorAll('meta[property^="og:"]')].map((e) => [
            e.getAttribute('property'),
            e.getAttribute('content'),
          ]),
        ),
        card: all('meta[name="twitter:card"]', 'content'),
      }
    })
    const title = `${practice.name} – Care for your mind, care for your relationships`
    expect(head).toMatchObject({
      title,
      language: 'en',
      description: [expect.stringMatching(/^.{50,160}$/)],
      canonical: [practice.address],
      viewport: ['width=device-width, initial-scale=1'],
      themes: [
        ['(prefers-color-scheme: light)', '#fbf7f1'],
        ['(prefers-color-scheme: dark)', '#15201c'],
      ],
      card: ['summary_large_image'],
      og: {
        'og:type': 'website',
        'og:site_name': practice.name,
        'og:title': title,
        'og:url': practice.address,
        'og:image': `${practice.address}social-card.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': 'Care for your mind, care for your relationships',
      },
    })
  })

  test('the social card is a picture of 1200 × 630 with the practice on it, and light enough for a chat', async ({
    page,
    web,
  }) => {
    const card = await pictureAt(page, `${web}social-card.png`)
    expect([card.width, card.height]).toEqual([1200, 630])
    expect(card.bytes).toBeLessThan(300_000)
    expect(card.colours, 'not an empty sheet').toBeGreaterThan(20)
  })

  test('search engines read a LocalBusiness with everything from the practice’s file', async ({
    page,
    web,
  }) => {
    await page.goto(web)
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? '')))
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: practice.name,
      url: practice.address,
      telephone: practice.phone,
      email: practice.email,
      sameAs: [practice.facebook, practice.instagram],
      areaServed: practice.areasServed,
      knowsLanguage: practice.languages,
      image: `${practice.address}social-card.png`,
    })
    expect(data[0]).not.toHaveProperty('address')
    expect(data[0].makesOffer).toHaveLength(3)
  })

  test('the manifest’s icons exist in the sizes it names, one of them maskable', async ({ page, web }) => {
    await page.goto(web)
    const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href)
    const manifest = await (await fetch(address)).json()
    expect(manifest).toMatchObject({ name: practice.name, start_url: './', scope: './' })
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose).toSorted()).toEqual([
      'any',
      'any',
      'maskable',
    ])
    for (const icon of manifest.icons as { src: string; sizes: string }[]) {
      const { width, height } = await pictureAt(page, new URL(icon.src, address).href)
      expect(`${width}x${height}`).toBe(icon.sizes)
    }
  })

  test('the favicon is one drawing for both schemes, and phones get theirs', async ({ page, web }) => {
    await page.goto(web)
    const hrefs = await page
      .locator('link[rel=icon], link[rel=apple-touch-icon]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
    expect(hrefs).toEqual([`${web}favicon.svg`, `${web}apple-touch-icon.png`])
    const svg = await (await fetch(`${web}favicon.svg`)).text()
    await page.goto('about:blank') // where Trusted Types let a test parse
    const parsed = await page.evaluate((text) => {
      const tree = new DOMParser().parseFromString(text, 'image/svg+xml')
      return {
        error: tree.querySelector('parsererror')?.textContent,
        paths: tree.querySelectorAll('path').length,
        style: tree.querySelector('style')?.textContent,
      }
    }, svg)
    expect(parsed).toEqual({
      error: undefined,
      paths: 3,
      style: expect.stringContaining('prefers-color-scheme:dark'),
    })
    const touch = await pictureAt(page, `${web}apple-touch-icon.png`)
    expect([touch.width, touch.height]).toEqual([180, 180])
  })

  test('the sitemap, robots.txt and security.txt name this site', async ({ page, web }) => {
    await page.goto('about:blank')
    const xml = await (await fetch(`${web}sitemap.xml`)).text()
    const places = await page.evaluate((text) => {
      const tree = new DOMParser().parseFromString(text, 'application/xml')
      return [...tree.getElementsByTagNameNS('http://www.sitemaps.org/schemas/sitemap/0.9', 'loc')].map(
        (loc) => loc.textContent,
      )
    }, xml)
    expect(places).toEqual([practice.address])

    const robots = fieldsOf(await (await fetch(`${web}robots.txt`)).text())
    expect(robots).toMatchObject({ 'user-agent': '*', allow: '/', sitemap: `${practice.address}sitemap.xml` })

    const security = fieldsOf(await (await fetch(`${web}.well-known/security.txt`)).text())
    expect(security).toMatchObject({
      contact: `mailto:${practice.email}`,
      canonical: `${practice.address}.well-known/security.txt`,
    })
    const days = (Date.parse(security.expires ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThanOrEqual(366)
  })
})

async function pictureAt(page: import('@playwright/test').Page, address: string) {
  await page.goto(new URL('/', address).href)
  return page.evaluate(async (source) => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(picture, 0, 0)
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
    const entry = performance.getEntriesByName(source)[0] as PerformanceResourceTiming
    return { width, height, colours: new Set(pixels).size, bytes: entry.encodedBodySize }
  }, address)
}

function fieldsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )
}
