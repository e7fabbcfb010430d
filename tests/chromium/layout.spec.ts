import { overflowing } from '../support/overflow'
import { expect, formOf, test } from '../support/site'

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const

test('nothing is wider than the window, and controls are at least 44 px high', async ({ page, provider }) => {
  await provider.order({ status: 500 })
  await page.goto('/')
  const form = formOf(page)
  await form.write({ message: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch'.repeat(60) })
  await form.send()
  await expect(form.error).toBeVisible()
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    expect(await overflowing(page), `${width} px`).toEqual([])
    const controls = 'a:visible, button:visible, input:visible, select:visible, textarea:visible'
    const small = await page.locator(controls).evaluateAll((all) =>
      all.flatMap((control) => {
        const box = control.getBoundingClientRect()
        const isSkipLink = control.getAttribute('href') === '#main'
        const isField = control.matches('input, select, textarea:not([readonly])')
        const enough = box.height >= (isField ? 48 : 44) && box.width >= 40
        return enough || isSkipLink ? [] : [`${control.textContent} ${box.width} × ${box.height}`]
      }),
    )
    expect(small, `${width} px`).toEqual([])
  }
})

test('the hero’s line crosses no text', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of [...SIZES, [600, 900], [900, 1200], [1180, 820], [1200, 800]] as const) {
    await page.setViewportSize({ width, height })
    const crossed = await page.evaluate(() => {
      const lines = [...document.querySelectorAll<SVGPathElement>('#home svg path')].filter(
        (path) => getComputedStyle(path).fill === 'none',
      )
      const points = lines.flatMap((line) => {
        const toWindow = line.getScreenCTM() ?? new DOMMatrix()
        return Array.from({ length: 400 }, (_, step) =>
          line.getPointAtLength((line.getTotalLength() * step) / 400).matrixTransform(toWindow),
        )
      })
      if (points.length < 400) return ['no line at all']
      return [...document.querySelectorAll('#home :is(h1, p, a)')]
        .filter((words) => {
          const { left, right, top, bottom } = words.getBoundingClientRect()
          return points.some(({ x, y }) => x > left && x < right && y > top - 8 && y < bottom + 8)
        })
        .map((words) => words.textContent)
    })
    expect(crossed, `${width} × ${height}`).toEqual([])
  }
})

test('the line continues at the height where it leaves each service’s picture', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const apart = await page.locator('#services li:has(> svg)').evaluateAll((services) =>
      services.flatMap((service) => {
        const { marginTop } = getComputedStyle(service, '::before')
        const line = [...service.querySelectorAll('path')].find(
          (path) => getComputedStyle(path).fill === 'none' && path.getAttribute('d')?.startsWith('M0 '),
        )
        const toWindow = line?.getScreenCTM()
        if (!line || !toWindow) return []
        const beside = service.getBoundingClientRect().top + Number.parseFloat(marginTop) + 1
        return [0, line.getTotalLength()].map(
          (length) => line.getPointAtLength(length).matrixTransform(toWindow).y - beside,
        )
      }),
    )
    expect(apart, `${width} px`).toHaveLength(6)
    for (const distance of apart) expect(Math.abs(distance), `${width} px`).toBeLessThan(1)
  }
})

test('text at 200 % fits, also at 320 px, with a long emergency number in view', async ({ page }) => {
  await page.goto('/')
  await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'))
  const number = page.locator('#emergency a')
  await number.evaluate((link) => {
    link.textContent = '0800 111 0 111 222 333'
  })
  for (const width of [320, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways, `${width} px`).toBeLessThanOrEqual(0)
    const box = await number.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), `the number at ${width} px`).toBeLessThanOrEqual(width)
    if (width > 320) expect(await overflowing(page), `${width} px`).toEqual([])
  }
})

test('the text spacing of WCAG 1.4.12 cuts nothing off', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
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

for (const width of [320, 390, 768, 1024, 1440])
  test(`late-loading fonts and scrolling cause no layout shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { sources: { node: Node }[] }
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[])
          shifts.push(...sources.map(({ node }) => String(node?.textContent)))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(300)
    const before = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(await page.evaluate(() => document.fonts.check('450 20px Fraunces'))).toBe(false)
    release()
    await page.waitForFunction(() => document.fonts.check('450 20px Fraunces'))
    await page.waitForTimeout(300)
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBe(before?.height)
    for (let step = 0; step < 8; step++) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(50)
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })
