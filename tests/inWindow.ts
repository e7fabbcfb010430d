import { expect, type Locator } from '@playwright/test'

/** "Visible" only means that it exists on the page. This checks that all of it is in the window, below the header. */
export async function expectInWindow(locator: Locator) {
  await expect(async () => {
    const seen = await locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const bar = document.querySelector('.header-bar') as HTMLElement
      const header = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0
      return { above: Math.max(0, header - top), below: Math.max(0, bottom - innerHeight) }
    })
    expect(seen).toEqual({ above: 0, below: 0 })
  }).toPass({ timeout: 5_000 })
}
