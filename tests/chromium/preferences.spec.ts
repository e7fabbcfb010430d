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

test('otherwise the hero breathes: slowly, within 3 %, and nothing else does', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const animations = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect
      return {
        duration: effect.getTiming().duration,
        frames: effect.getKeyframes().map(({ transform }) => transform),
      }
    }),
  )
  expect(animations).toHaveLength(1)
  expect(animations[0]?.duration).toBeGreaterThanOrEqual(8_000)
  const scale = Number(/scale\(([\d.]+)\)/.exec(String(animations[0]?.frames.join(' ')))?.[1])
  expect(scale).toBeGreaterThan(1)
  expect(scale).toBeLessThanOrEqual(1.03)
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
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root{--clay-700:#123456}')
    document.adoptedStyleSheets.push(sheet)
  })
  const buttons = [page.getByRole('link', { name: 'Start Your Journey' }), formOf(page).button]
  for (const button of buttons) await expect(button).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  for (const name of [practice.phone, 'Book Session'])
    await expect(page.getByRole('link', { name })).toHaveCSS('color', 'rgb(18, 52, 86)')
})
