import { palette } from '../../src/drawings/palette'
import { expect, formOf, practice, test } from '../support/site'

test('with reduced motion nothing moves at all', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Session' }).hover()
  await page.getByRole('link', { name: 'Services' }).hover()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport()
})

test('otherwise the hero breathes, slowly and within 3 %, the sun rises with the scroll, and nothing else moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const animations = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect
      return {
        name: (animation as CSSAnimation).animationName.replace(/^.*-/, ''),
        byScroll: !(animation.timeline instanceof DocumentTimeline),
        duration: effect.getTiming().duration,
        frames: effect.getKeyframes().map(({ transform }) => transform),
      }
    }),
  )
  expect(animations.map(({ name, byScroll }) => ({ name, byScroll }))).toEqual([
    { name: 'breathe', byScroll: false },
    { name: 'rise', byScroll: true },
  ])
  const [breath] = animations
  expect(breath?.duration).toBeGreaterThanOrEqual(8_000)
  const scale = Number(/scale\(([\d.]+)\)/.exec(String(breath?.frames.join(' ')))?.[1])
  expect(scale).toBeGreaterThan(1)
  expect(scale).toBeLessThanOrEqual(1.03)
})

test('the sun rises while the call to action is scrolled into the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const sun = page.locator('[class*=Sunrise-sunrise] > svg').first()
  const below = await sun.evaluate(async (element) => {
    const heights: number[] = []
    for (const share of [0.9, 0.6, 0.2]) {
      const { top } = (element.parentElement as HTMLElement).getBoundingClientRect()
      scrollTo({ top: scrollY + top - innerHeight * share, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      heights.push(new DOMMatrix(getComputedStyle(element).transform).f)
    }
    return heights
  })
  expect(below[0]).toBeGreaterThan((below[1] ?? 0) + 20)
  expect(below[1]).toBeGreaterThan(below[2] ?? 0)
  expect(below[2]).toBe(0)
})

test('in forced colours every control keeps its edge and its ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const { name, email, service, message, button } = formOf(page)
  for (const control of [name, email, service, message, button]) {
    const { style, width } = await control.evaluate((element) => {
      const { borderTopStyle: style, borderTopWidth: width } = getComputedStyle(element)
      return { style, width: Number.parseFloat(width) }
    })
    expect(style).toBe('solid')
    expect(width).toBeGreaterThanOrEqual(1)
  }
  await button.focus()
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})

test('print leaves a clean sheet with the contact details', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(practice.phone)).toBeVisible()
  await expect(page.getByText(practice.email)).toBeVisible()
  for (const name of ['Start Your Journey', 'Book Session', 'Contact Us Today']) {
    await expect(page.getByRole('link', { name })).toBeHidden()
  }
  await expect(formOf(page).form).toBeHidden()
  const link = page.getByRole('link', { name: 'Facebook' })
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    practice.facebook,
  )
})

test('the brand colour is one line', async ({ page }) => {
  await page.goto('/')
  const styles = (await page.locator('style').textContent()) ?? ''
  expect(styles.split(palette.clay700)).toHaveLength(2)
  expect(styles).toContain(`--color-accent:${palette.clay700}`)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root{--color-accent:#123456}')
    document.adoptedStyleSheets.push(sheet)
  })
  const buttons = [page.getByRole('link', { name: 'Start Your Journey' }), formOf(page).button]
  for (const button of buttons) await expect(button).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  for (const name of [practice.phone, 'Book Session'])
    await expect(page.getByRole('link', { name })).toHaveCSS('color', 'rgb(18, 52, 86)')
})
