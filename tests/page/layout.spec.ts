import { expect, test } from '../support/site'
import { overflowing, resize, sizes, underHeroDrawing } from '../support/visibleArea'

const SIZES = sizes('320×568 360×640 390×844 640×360 768×1024 844×390 1024×768 1440×900 2560×1440')

test('the hero’s drawing neither crosses nor covers any text', async ({ page }) => {
  await page.goto('/')
  for (const size of [...SIZES, ...sizes('600×900 900×1200 1180×820 1200×800 1920×1200 2560×1300')]) {
    await resize(page, size)
    expect(await underHeroDrawing(page), String(size)).toEqual([])
  }
})

test('on a phone, a button that leads to the contact section shows the first field', async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Your Journey' }).click()
  await expect(form.name).toBeInViewport({ ratio: 1 })
})

test('the not-found page leads to the emergency message', async ({ page }) => {
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'In an emergency' }).click()
  await expect(page).toHaveURL(/#emergency$/)
  await expect(page.locator('#emergency')).toBeInViewport({ ratio: 1 })
})

test('text at 200% fits, even at 320 px with a long emergency number', async ({ page }) => {
  await page.goto('/')
  await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'))
  const number = page.locator('#emergency a')
  await number.evaluate((link) => Object.assign(link, { textContent: '0800 111 0 111 222 333' }))
  for (const width of [320, 640, 1280]) {
    await resize(page, [width, 800])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways, `${width} px`).toBeLessThanOrEqual(0)
    const box = await number.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), `the number at ${width} px`).toBeLessThanOrEqual(width)
    if (width > 320) expect(await overflowing(page), `${width} px`).toEqual([])
  }
})

test('nothing is cut off with WCAG 1.4.12 text spacing', async ({ page }) => {
  const spacing =
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'
  await page.goto('/')
  await page.evaluate((spacing) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(spacing)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
  for (const width of [320, 1280]) {
    await resize(page, [width, 800])
    expect(await overflowing(page), `${width} px`).toEqual([])
    const clipped = await page.locator('main *').evaluateAll((all) =>
      all
        .filter((e) => getComputedStyle(e).overflow === 'hidden' && e.scrollHeight > e.clientHeight + 1)
        .filter((e) => e.textContent?.trim() && e.getBoundingClientRect().width > 1)
        .map((e) => e.className),
    )
    expect(clipped).toEqual([])
  }
})

type Shifted = { shift: number }

for (const width of [320, 390, 768, 1024, 1440])
  test(`the layout-shift score stays below 0.003 while fonts load late and the page is scrolled, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, [width, 800])
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.woff2', (route) => released.then(() => route.continue()))
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number }
      Object.assign(window, { shift: 0 })
      const note = ({ value }: Shift) => Object.assign(window, { shift: (window as unknown as Shifted).shift + value })
      const observer = new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(note))
      observer.observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(300)
    const title = page.getByRole('heading', { level: 1 })
    const before = await title.boundingBox()
    expect(await page.evaluate(() => document.fonts.check('450 20px Fraunces'))).toBe(false)
    release()
    await page.waitForFunction(() =>
      ['450 20px Fraunces', '400 17px Figtree'].every((font) => document.fonts.check(font)),
    )
    await page.waitForTimeout(300)
    expect((await title.boundingBox())?.height).toBe(before?.height)
    for (let step = 0; step < 8; step++) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(50)
    }
    expect(await page.evaluate(() => (window as unknown as Shifted).shift)).toBeLessThan(0.003)
  })
