import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { expect, practice, test } from '../support/site'

for (const [what, prepare] of [
  ['without JavaScript', (browser: Browser) => browser.newPage({ javaScriptEnabled: false })],
  ['if something blocks inline scripts', pageWithoutInlineScripts],
] as const)
  test(`${what}, the page shows a phone number and an email address instead of the form`, async ({ browser, site }) => {
    const page = await prepare(browser)
    await page.goto(site)
    for (const name of ['Services', 'Why Choose Us', 'Ready to Start Your Healing Journey', 'Contact'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    const instead = page.locator('#without-script')
    await expect(instead).toContainText('The form needs JavaScript')
    await expect(instead.locator(`a[href="tel:${practice.phone.replaceAll(' ', '')}"]`)).toBeVisible()
    await expect(instead.locator(`a[href="mailto:${practice.email}"]`)).toBeVisible()
    await page.getByRole('link', { name: 'Book Session' }).click()
    await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport()
    await page.close()
  })

async function pageWithoutInlineScripts(browser: Browser) {
  const page = await browser.newPage()
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'Content-Security-Policy': "script-src 'self'" },
    })
  })
  return page
}

test('in the hero’s drawing, the plant stays in front of the two shapes while they breathe', async ({ page }) => {
  const leafPixels = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await page.waitForTimeout(2_000) // until the plant has grown
    const { data } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const leaf = Buffer.from('2f6153', 'hex') // --draw-shared
    return Array.from({ length: data.length / 3 }, (_, pixel) => data.subarray(3 * pixel, 3 * pixel + 3)).filter(
      (color) => color.equals(leaf),
    ).length
  }
  const still = await leafPixels('reduce')
  expect(still).toBeGreaterThan(1_000)
  expect(await leafPixels('no-preference')).toBeGreaterThan(still / 2)
})

// Chromium only: Playwright can't track Firefox's back/forward cache.
test('leaving shows no confirmation dialog, and going back restores what was typed', async ({ page, form }) => {
  let asked = false
  page.on('dialog', async (dialog) => {
    asked = true
    await dialog.accept()
  })
  await page.goto('/')
  await form.write()
  await page.waitForTimeout(1_000) // Chromium saves form state periodically, not on every keystroke
  await page.goto('/outbox')
  await page.goBack()
  await form.expectWords()
  expect(asked).toBe(false)
})

test('the first load fetches only the page, two fonts and the icon: four requests, no script', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const fonts = ['figtree', 'fraunces'].map((name) => `assets/immutable/${name}-latin-1.woff2`)
  const names = ['', ...fonts, 'favicon.svg']
  const allowed = names.map((name) => new URL(name, page.url()).href)
  expect(requests.filter((address) => !allowed.includes(address))).toEqual([])
  expect(requests.length).toBeLessThanOrEqual(4)
})

test('with reduced motion, nothing moves, not even after a successful send', async ({ page, form }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Session' }).hover()
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getTiming().duration !== 0).length)
  expect(await moving()).toBe(0)
  await form.succeed()
  expect(await moving()).toBe(0)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})

test('the plants in the hero and after a successful send grow: first the line, then leaves and flower, from their joints', async ({
  page,
  form,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await form.succeed()
  for (const [picture, parts] of [
    ['.hero-picture', 7],
    ['#enquiry [data-status=success]', 6],
  ] as const) {
    const growing = await page.locator(`${picture} g > path`).evaluateAll((paths) =>
      (paths as SVGPathElement[]).map((path) => {
        const { transformOrigin, animationDelay } = getComputedStyle(path)
        const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat)
        const box = path.getBBox()
        const joint = path.getPointAtLength(0) // where it joins the stem
        return { away: Math.hypot(box.x + x - joint.x, box.y + y - joint.y), delay: Number.parseFloat(animationDelay) }
      }),
    )
    expect(growing).toHaveLength(parts)
    for (const { away } of growing) expect(away).toBeLessThan(8)
    const delays = growing.map(({ delay }) => delay)
    expect(delays).toEqual(delays.toSorted())
    // At first, the visible part of the line is not drawn: the path is drawn from its end.
    const undrawn = await page
      .locator(`${picture} svg:has(g) > .line`)
      .evaluateAll((lines) =>
        lines
          .map((line) => line.getAnimations()[0]?.effect as KeyframeEffect)
          .map((effect) => effect.getKeyframes()[0]),
      )
    for (const frame of undrawn) expect(Number.parseFloat(String(frame?.strokeDashoffset))).toBeLessThan(-200)
    expect(undrawn.length).toBeGreaterThan(0)
  }
})

test('without reduced motion, the plant grows, the shapes breathe, the sun rises with the scroll, and scrolling is smooth', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  const animations = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect
      return {
        name: (animation as CSSAnimation).animationName,
        seconds: Number(effect.getTiming().duration) / 1000,
        frames: effect.getKeyframes().map(({ scale }) => scale),
      }
    }),
  )
  expect(animations).toEqual([
    { name: 'breathe', seconds: 10, frames: ['none', '1.04 1.02', 'none'] },
    ...['draw', 'draw', ...Array(7).fill('grow')].map((name) => expect.objectContaining({ name })), // the plant
    expect.objectContaining({ name: 'rise' }), // the sun
  ])
  const heights = await page.locator('.sunrise').evaluate(async (sunrise) => {
    const sun = sunrise.firstElementChild as Element
    const top = scrollY + sunrise.getBoundingClientRect().top
    const tops: number[] = []
    for (const share of [1, 0.7, 0.4, 0.1]) {
      scrollTo({ top: top - innerHeight * share, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      tops.push(Math.round(sun.getBoundingClientRect().top - sunrise.getBoundingClientRect().top))
    }
    return tops
  })
  expect(new Set(heights).size).toBe(4)
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
})

test('the page follows the visitor’s preference for light or dark', async ({ page }) => {
  for (const [colorScheme, paper] of [
    ['light', 'rgb(251, 247, 241)'],
    ['dark', 'rgb(20, 32, 31)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('background-color', paper)
  }
})

test('in forced-colors mode, every control has a border and a focus ring', async ({ page, form }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  for (const control of [form.name, form.email, form.service, form.message, form.button]) {
    await expect(control).toHaveCSS('border-top-style', 'solid')
    await control.focus()
    await expect(control).toHaveCSS('outline-style', 'solid')
  }
  await form.succeed()
  const panel = page.locator('#enquiry [data-status=success]')
  await expect(panel, 'invisible without forced colors').not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(panel).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})
