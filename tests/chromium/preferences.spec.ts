import { palette } from '../../src/drawings/palette'
import { expect, formOf, practice, test } from '../support/site'

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Session' }).hover()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('without reduced motion, only the hero and the scroll-driven sun are animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const animations = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect
      return {
        name: (animation as CSSAnimation).animationName.replace(/^.*-/, ''),
        byScroll: !(animation.timeline instanceof DocumentTimeline),
        seconds: Number(effect.getTiming().duration) / 1000,
        frames: effect.getKeyframes().map(({ transform }) => transform),
      }
    }),
  )
  expect(animations).toMatchObject([
    { name: 'breathe', byScroll: false, seconds: 10, frames: ['none', 'scale(1.025)', 'none'] },
    { name: 'rise', byScroll: true },
  ])
  const heights = await page
    .locator('[class*=Sunrise-sunrise] > svg')
    .first()
    .evaluate(async (sun) => {
      const heights: number[] = []
      for (const share of [0.9, 0.6, 0.2]) {
        const { top } = (sun.parentElement as HTMLElement).getBoundingClientRect()
        scrollTo({ top: scrollY + top - innerHeight * share, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        heights.push(new DOMMatrix(getComputedStyle(sun).transform).f)
      }
      return heights
    })
  expect(heights[0]).toBeGreaterThan((heights[1] ?? 0) + 15)
  expect(heights[1]).toBeGreaterThan(heights[2] ?? 0)
  expect(heights[2]).toBe(0)
})

test('in forced colors every control has a border and a focus ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const { name, email, service, message, button } = formOf(page)
  for (const control of [name, email, service, message, button]) {
    await expect(control).toHaveCSS('border-top-style', 'solid')
    await control.focus()
    await expect(control).toHaveCSS('outline-style', 'solid')
  }
})

test('the brand color is defined once', async ({ page }) => {
  await page.goto('/')
  const styles = (await page.locator('style').first().textContent()) ?? ''
  expect(styles.split(palette.clay700)).toHaveLength(2)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root{--color-accent:#123456}')
    document.adoptedStyleSheets.push(sheet)
  })
  for (const button of [page.getByRole('link', { name: 'Start Your Journey' }), formOf(page).button])
    await expect(button).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  for (const name of [practice.phone, 'Book Session'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCSS('color', 'rgb(18, 52, 86)')
})
