import type { Page } from '@playwright/test'

/** Elements with text that stick out of the page sideways, or the page itself. */
export function overflowing(page: Page) {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > limit)
      return [`the page itself: ${document.documentElement.scrollWidth} > ${limit}`]
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((e) => !e.closest('svg') && e.textContent?.trim())
      .filter((e) => {
        const { left, right, width } = e.getBoundingClientRect()
        return width > 1 && (right > limit + 1 || left < -1)
      })
      .map((e) => `${e.tagName} ${e.className}`)
  })
}
