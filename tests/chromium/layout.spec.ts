import { overflowing } from '../support/overflowing'
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

test.describe('At every size', () => {
  test('nothing is wider than the screen', async ({ page, provider }) => {
    await provider.order({ status: 500 })
    await page.goto('/')
    await formOf(page).write({
      message: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch'.repeat(3),
    })
    await formOf(page).send()
    await expect(formOf(page).error).toBeVisible()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      expect(await overflowing(page), `${width} px`).toEqual([])
    }
  })

  test('the hero’s button stands above the fold at 360 × 640', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeInViewport({ ratio: 1 })
  })

  test('no heading that a link jumps to is under the header', async ({ page }) => {
    await page.goto('/')
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      for (const anchor of ['home', 'services', 'contact']) {
        await page.goto(`/#${anchor}`)
        const clear = await page.locator(`#${anchor}-title`).evaluate((heading) => {
          const box = heading.getBoundingClientRect()
          return heading.contains(document.elementFromPoint(box.x + 5, box.y + 5))
        })
        expect(clear, `#${anchor} at ${width} × ${height}`).toBe(true)
      }
    }
  })

  test('the hero’s line crosses none of its words', async ({ page }) => {
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

  test('the line goes on where it left the picture of each of three services', async ({ page }) => {
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
          const points = Array.from({ length: 401 }, (_, step) =>
            line.getPointAtLength((line.getTotalLength() * step) / 400),
          ).sort((one, other) => one.x - other.x)
          const beside = service.getBoundingClientRect().top + Number.parseFloat(marginTop) + 1
          return [points.at(0), points.at(-1)].map(
            (edge) => (edge?.matrixTransform(toWindow).y ?? Number.NaN) - beside,
          )
        }),
      )
      expect(apart, `${width} px`).toHaveLength(6)
      for (const distance of apart) expect(Math.abs(distance), `${width} px`).toBeLessThan(1)
    }
  })

  test('text of 200 % fits, at 320 CSS pixels too', async ({ page }) => {
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'))
      expect(await overflowing(page), `${width} px`).toEqual([])
    }
  })

  test('the spacing of text that WCAG 1.4.12 asks for cuts nothing off', async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
        )
        document.adoptedStyleSheets.push(sheet)
      })
      expect(await overflowing(page), `${width} px`).toEqual([])
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((e) => getComputedStyle(e).overflow === 'hidden' && e.scrollHeight > e.clientHeight + 1)
          .filter((e) => e.textContent?.trim() && e.getBoundingClientRect().width > 1)
          .map((e) => e.className),
      )
      expect(clipped).toEqual([])
    }
  })

  test('main controls are 44 pixels high and wide, all others 24', async ({ page, provider }) => {
    await provider.order({ status: 500 })
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await formOf(page).write({ message: 'x'.repeat(3_000) })
      await formOf(page).send()
      const sizes = await page
        .locator('a:visible, button:visible, input:visible, select:visible, textarea:visible')
        .evaluateAll((all) =>
          all.map((element) => {
            const { width, height } = element.getBoundingClientRect()
            return { name: element.getAttribute('name') ?? element.textContent, width, height }
          }),
        )
      for (const { name, width, height } of sizes) {
        const least = name === 'Skip to the content' ? 24 : 44
        expect(height, `height of ${name}`).toBeGreaterThanOrEqual(least)
        expect(width, `width of ${name}`).toBeGreaterThanOrEqual(Math.min(least, 40))
      }
      await provider.order({ status: 500 })
    }
  })

  test('fields are at least 48 pixels high', async ({ page }) => {
    await page.goto('/')
    const { name, email, service, message } = formOf(page)
    for (const field of [name, email, service, message]) {
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
  })
})

test.describe('The heading font', () => {
  for (const width of [320, 360, 390, 768, 1024, 1440]) {
    test(`moves nothing when it arrives late, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await held
        await route.continue()
      })
      await page.addInitScript(() => {
        type Shift = {
          value: number
          sources: { node: Node; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.textContent} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
            )
            shifts.push([value, ...moved].join(' '))
          }
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
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
    })
  }
})
