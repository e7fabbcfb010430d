import type { Page } from '@playwright/test'
import { COLORS, turnsFor } from '../../src/color/practiceColor.ts'
import { expect, test } from './formOnPage.ts'

type Pair = { text: string; ground: string; ratio: number }

const HUES = [...Object.values(COLORS), ...Array.from({ length: 24 }, (_, index) => index * 15)]

for (const colorScheme of ['light', 'dark'] as const)
  test(`in every color of a practice, text that has 7:1 keeps it (${colorScheme})`, async ({ page, form }) => {
    await page.emulateMedia({ colorScheme })
    await form.open()
    await form.send.click() // hints
    const asShipped = await pairsOn(page)
    await form.fillIn()
    await form.answerWith(500)
    await form.send.click()
    await expect(form.outcome.getByRole('button').first()).toBeVisible()
    asShipped.push(...(await pairsOn(page)))
    expect(asShipped.filter(({ ratio }) => ratio >= 7).length).toBeGreaterThan(15)

    for (const hue of HUES) {
      await page.evaluate((turns) => {
        for (const [name, turn] of Object.entries(turns)) document.documentElement.style.setProperty(name, String(turn))
      }, turnsFor(hue))
      const pairs = await pairsOn(page)
      const lost = pairs.filter(({ text, ratio }) => {
        const before = asShipped.find((pair) => pair.text === text)
        return before && before.ratio >= 7 && ratio < 7
      })
      expect(lost, `hue ${hue}`).toEqual([])
    }
  })

test('a page in another color has it in its icon, and clay stays the color of what to do next', async ({ page }) => {
  expect(turnsFor(COLORS.green)).toEqual({ '--turn': 0, '--turn-clay': 0 })
  expect(turnsFor(COLORS.brown)['--turn-clay']).toBe(0)
  expect(turnsFor(20)['--turn-clay'], 'a red would be taken for the button').toBeGreaterThan(0)
  await page.goto('/favicon.svg')
  await expect(page.locator('path').first()).toHaveAttribute('fill', '#bfd5c5')
})

test.describe('a practice with a wide logo, and a color', () => {
  test.use({ site: 'richest' })

  test('has them on the page', async ({ page }) => {
    await page.goto('./favicon.svg')
    await expect(page.locator('path').first()).not.toHaveAttribute('fill', '#bfd5c5')
    await page.goto('./')
    const home = page.getByRole('banner').getByRole('link').first()
    await expect(home.getByRole('img')).toHaveAttribute('alt', 'Südpark')
    await expect(home, 'the name, too, for screen readers').toContainText('Gemeinschaftspraxis')
    expect((await home.getByRole('img').boundingBox())?.height).toBeLessThanOrEqual(48)
    const photo = page.locator('#home').getByRole('img')
    await expect(photo).toHaveAttribute('fetchpriority', 'high')
    await expect(photo).not.toHaveAttribute('loading')
  })
})

test.describe('a practice with a square logo', () => {
  test.use({ site: 'group' })

  test('has it as its icon, beside the name, and the cut that it wants', async ({ page }) => {
    await page.goto('./')
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.png')
    await expect(page.getByRole('banner').getByRole('link').first()).toContainText('Northside')
    await expect(page.locator('#home').getByRole('img')).toHaveAttribute('src', /-left\.webp$/)
    await page.setViewportSize({ width: 390, height: 664 })
    const loaded = await page
      .locator('#home')
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    expect((await (await page.request.get(loaded)).body()).length).toBeLessThan(60_000)
  })
})

/** The contrast of each text with what is behind it, as painted. */
function pairsOn(page: Page): Promise<Pair[]> {
  return page.evaluate(() => {
    const context = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
    const luminance = (color: string) => {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const isTransparent = (color: string) => color === 'transparent' || /[,/] ?0\)$/.test(color)
    const groundOf = (element: Element | null): string => {
      if (!element) return 'white'
      const { backgroundColor } = getComputedStyle(element)
      return isTransparent(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const pairs: Record<string, Pair> = {}
    for (const element of document.querySelectorAll(
      'h1, h2, h3, p, a, li, dt, dd, label, button, input, select, textarea, span',
    )) {
      if (element.getBoundingClientRect().width < 2 || element.closest('.call-to-action')) continue
      const { color } = getComputedStyle(element)
      const ground = groundOf(element)
      const [lighter = 0, darker = 0] = [luminance(color), luminance(ground)].sort((a, b) => b - a)
      const text = `${element.tagName} ${element.className || element.parentElement?.className} ${element.textContent?.slice(0, 20)}`
      pairs[text] = { text, ground, ratio: (lighter + 0.05) / (darker + 0.05) }
    }
    return Object.values(pairs)
  })
}
