import { violations } from './axe.ts'
import { ERROR, expect, practice, SUCCESS, test, words } from './formOnPage.ts'
import { expectInWindow } from './inWindow.ts'
import { SITES } from './sites.js'

const TAGLINE = words.tagline.join(' ')

test('the page has the sections, headings and words of the specification', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(`${practice.name} – ${TAGLINE}`)
  await expect(page.getByRole('heading')).toHaveText([
    TAGLINE,
    words.services.title,
    ...Object.values(words.services.offers).map(({ name }) => name),
    words.whyChoose.title,
    ...Object.values(words.whyChoose.points).map(({ name }) => name),
    words.callToAction.title,
    words.contact.title,
    words.contact.emergency,
    words.enquiry.title,
    words.enquiry.next.title,
  ])
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(TAGLINE)
  await expect(footer.getByRole('link', { name: practice.phone?.text ?? '' })).toBeVisible()
  await expect(footer.getByRole('link', { name: '988' })).toBeVisible()
  await expect(footer).toContainText('© 2025 Maple Counseling')
})

test('the header and all buttons lead to their section', async ({ page }) => {
  await page.goto('/')
  const { home, services, contact, book } = words.header
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveText(['Maple Counseling', home, services, contact, book])
  for (const name of [words.hero.start, book, words.callToAction.contact, contact]) {
    await page.getByRole('link', { name, exact: true }).click()
    await expectInWindow(page.getByRole('heading', { name: words.contact.title, exact: true }))
  }
  await page.setViewportSize({ width: 390, height: 664 })
  await header.getByRole('link', { name: home }).click()
  await expectInWindow(page.getByRole('heading', { level: 1 }))
  await expectInWindow(header)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await header.getByRole('link', { name: services }).click()
  await expectInWindow(page.getByRole('heading', { name: words.services.title }))
})

test('links scroll smoothly, unless the visitor prefers reduced motion', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
})

test('the first screen has the emergency numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  for (const number of ['988', '911']) await expectInWindow(page.locator('#home').getByRole('link', { name: number }))
})

test('phone, email, other sites and emergency numbers are links', async ({ page }) => {
  await page.goto('/')
  const contact = page.locator('#contact')
  const links = {
    '+1 212 555 0100': 'tel:+12125550100',
    'hello@maple.test': 'mailto:hello@maple.test',
    'Facebook (opens another site)': 'https://www.facebook.com/maple',
    'Instagram (opens another site)': 'https://www.instagram.com/maple',
    '988': 'tel:988',
    '911': 'tel:911',
  }
  for (const [name, href] of Object.entries(links))
    await expect(contact.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('no other host is contacted, nothing is stored, and React waits for the form', async ({ page, context, form }) => {
  const requests: string[] = []
  const errors: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => message.type() === 'log' || errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const isReact = (url: string) => url.includes('hydrateForm')
  expect(requests.filter(isReact)).toEqual([])
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await form.hydrated()
  expect(requests.filter(isReact)).toHaveLength(1)
  await form.fillIn()
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  expect(requests.filter((url) => !url.startsWith(SITES.typical.url))).toEqual([])
  expect(errors, 'also none from the Content-Security-Policy').toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('shared links and search engines get a title, a description, a picture and the facts', async ({ page }) => {
  await page.goto('/')
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`).first()
  await expect(meta('description')).toHaveAttribute('content', words.description)
  await expect(meta('og:image')).toHaveAttribute('content', 'https://maple.test/social-card.png')
  await expect(meta('og:image:alt')).toHaveAttribute('content', words.socialCard)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://maple.test/')
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(facts).toMatchObject({ name: 'Maple Counseling', telephone: '+12125550100', email: 'hello@maple.test' })
  for (const file of ['social-card.png', 'favicon.svg', 'apple-touch-icon.png', 'robots.txt', 'licenses.txt'])
    expect((await page.request.get(`/${file}`)).status(), file).toBe(200)
})

test('the not-found page leads home, to the phone and to emergency help', async ({ page }) => {
  const response = await page.goto('/some/old/address')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible()
  await expect(page.getByRole('link', { name: '988' }), 'once').toHaveAttribute('href', 'tel:988')
  await expect(page.getByRole('link', { name: practice.phone?.text ?? '' })).toHaveAttribute('href', 'tel:+12125550100')
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: words.notFound.home }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TAGLINE)
})

test('axe finds no problems, in any state of the form, light and dark', async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await form.open()
  expect(await violations(page)).toEqual([])
  await form.send.click()
  expect(await violations(page), 'with hints').toEqual([])
  await form.fillIn()
  await form.answerWith(500)
  await form.send.click()
  await expect(form.status).toHaveText(ERROR)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), `failure, ${colorScheme}`).toEqual([])
  }
  await form.answerWith(200)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await violations(page), 'success').toEqual([])
})

test('the page is dark for visitors who prefer that', async ({ page }) => {
  await page.goto('/')
  const brightness = () =>
    page.locator('html').evaluate((html) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      context.fillStyle = getComputedStyle(html).backgroundColor
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 3
    })
  expect(await brightness()).toBeGreaterThan(230)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await brightness()).toBeLessThan(50)
})

test('the form fits the window', async ({ page, form }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.open()
  await form.form.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expectInWindow(form.form)
  await page.setViewportSize({ width: 1366, height: 650 })
  await form.send.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expectInWindow(page.getByText(words.enquiry.fields.name.label, { exact: true }))
  await expectInWindow(form.send)
})

test('on phones, the form comes before the contact details', async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await form.open()
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
  expect(await top('form')).toBeLessThan(await top('.contact-details'))
})

test('a printed page has the text and the contact details, and no form', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const text of [words.services.intro, words.whyChoose.title, '+1 212 555 0100', 'Crisis lifeline'])
    await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
})

test('the layout hardly shifts when the fonts arrive late', async ({ page }) => {
  await page.route('**/*.woff2', (route) => setTimeout(() => route.continue(), 800))
  await page.goto('/')
  await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
  expect(shift).toBeLessThan(0.01)
})

test('a hint under one field doesn’t move it away from its neighbor', async ({ page, form }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.open()
  await form.name.fill('Robin')
  await form.send.click()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  expect((await form.name.boundingBox())?.y).toBe((await form.email.boundingBox())?.y)
})

test('no letter of the call to action is on the road', async ({ page }) => {
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.locator('html').evaluate((html, percent) => html.style.setProperty('font-size', percent), size)
    const overlap = await page.locator('.call-to-action').evaluate((section) => {
      const range = document.createRange()
      const lines = [...section.querySelectorAll('h2, p')].flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      })
      const road = section.querySelector<SVGPathElement>('path[fill="var(--draw-road)"]')
      const toRoad = road?.getScreenCTM()?.inverse()
      return lines.filter(({ right, top, bottom }) =>
        [top, bottom].some((y) => road?.isPointInFill(new DOMPoint(right, y).matrixTransform(toRoad))),
      ).length
    })
    expect(overlap, `${width} px, ${size}`).toBe(0)
  }
})
