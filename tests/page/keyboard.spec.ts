import type { Page } from '@playwright/test'
import { contrast } from '../support/contrast'
import { ENGINES, expect, test, WORDS } from '../support/site'

const STOPS = [
  "Skip to content|Zoë & Sam's <Practice>|Home|Services|Contact|Book Session|Start Your Journey|In an emergency",
  'Contact Us Today|999|name|email|service|message|Send Message',
  '+44 20 7946 0042|hello@zoe-and-sam.example|Facebook (opens another site)|Instagram (opens another site)',
]

for (const width of [320, 1280])
  test(
    `Tab reaches every control in visual order, with a visible focus ring, at ${width} px`,
    width === 1280 ? ENGINES : {},
    async ({ page, browserName }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const stops = await tabThrough(page)
      expect(stops.map(({ name }) => name)).toEqual(STOPS.join('|').split('|'))
      for (const stop of stops) expect(stop, stop.name).toMatchObject({ hidden: false, ring: true })
      if (browserName === 'firefox') return // slow to scroll
      // When tabbing backward, the sticky header must not cover the focused element.
      const back = await tabThrough(page, 'Shift+Tab')
      for (const stop of back) expect(stop, `${stop.name}, backward`).toMatchObject({ hidden: false })
      expect(back.length).toBeGreaterThan(10)
    },
  )

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeFocused()
})

test('an enquiry can be written and sent by keyboard', ENGINES, async ({ page, form, provider }) => {
  await page.goto('/#contact')
  await form.name.focus()
  for (const text of [WORDS.name, WORDS.email, '', 'Hello']) {
    if (text) await page.keyboard.type(text)
    else await page.keyboard.press('ArrowDown') // the service
    await page.keyboard.press('Tab')
  }
  await expect(form.button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.success).toBeVisible()
  expect((await provider.deliveries())[0]).toMatchObject({ message: 'Hello', service: 'Couples Counselling' })
  await expect(page.locator(':focus')).toContainText('Thank you!')
})

test('the outcome gets focus, and the body never does', ENGINES, async ({ page, form, provider }) => {
  await provider.order([
    { delayMs: 600, status: 500 },
    { delayMs: 600, status: 200 },
  ])
  await page.goto('/#contact')
  await form.write()
  for (const outcome of ['error', 'success']) {
    await form.button.focus()
    await page.keyboard.press('Enter')
    await expect(form.button).toBeDisabled()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await form.email.focus()
    await expect(page.locator(`#enquiry [data-status=${outcome}]`)).toBeFocused()
  }
})

/** Tabs through the page. For each stop, returns whether it is covered and whether it has a focus ring that stands out. */
async function tabThrough(page: Page, key = 'Tab') {
  const stops: { name: string; hidden: boolean; ring: boolean }[] = []
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(async () => {
      const element = document.activeElement as HTMLElement
      if (!element || element === document.body) return undefined
      await new Promise((resolve) => setTimeout(resolve, 20)) // give the browser time to scroll to it
      const box = element.getBoundingClientRect()
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20))
      const style = getComputedStyle(element)
      const parents = (node: Element): Element[] =>
        node.parentElement ? [node.parentElement, ...parents(node.parentElement)] : []
      // A ring with a negative offset is drawn on the element itself.
      const grounds = style.outlineOffset.startsWith('-') ? [element, ...parents(element)] : parents(element)
      const around = grounds.map((parent) => getComputedStyle(parent).backgroundColor)
      const ground = around.find((color) => !/^rgba\(.*, 0\)$|transparent/.test(color)) ?? 'rgb(255, 255, 255)'
      return {
        name: (element.getAttribute('name') ?? element.textContent ?? '').trim(),
        hidden: !(element.contains(top) || top?.contains(element)),
        isDrawn: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
        color: style.outlineColor,
        ground,
      }
    })
    if (!stop || stops.some(({ name }) => name === stop.name)) break
    const { name, hidden, isDrawn, color, ground } = stop
    stops.push({ name, hidden, ring: isDrawn && contrast(color, ground) >= 3 })
  }
  return stops
}
