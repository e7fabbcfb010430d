import { expect, type Locator, type Page } from '@playwright/test'

/** Common window sizes. The last one has an open on-screen keyboard. */
export const WINDOWS = [
  [320, 480],
  [360, 640],
  [390, 664],
  [844, 390],
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [390, 300],
] as const

/** Waits until the page has its new layout, which takes a while on a busy machine. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    async ([width, height]) => {
      while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    },
    [width, height],
  )
}

const INTERVALS_MS = [20, 40, 80, 160, 320, 640]

/** Visible without scrolling and clear of the header; if it is taller than the window, its top. */
export async function expectInWindow(locator: Locator, what = '') {
  await expect
    .poll(() => locator.first().evaluate(visibility), {
      message: `${what} in the window`,
      intervals: INTERVALS_MS,
    })
    .toBe('in the window')
}

function visibility(element: Element) {
  const header = document.querySelector('header')?.getBoundingClientRect()
  const top = Math.max(0, header?.bottom ?? 0)
  const box = element.getBoundingClientRect()
  if (box.top < top - 1) return `${Math.round(top - box.top)} px above`
  const needed = Math.min(box.height, (innerHeight - top) * 0.6)
  if (box.top + needed > innerHeight + 1) return `${Math.round(box.top + needed - innerHeight)} px below`
  return 'in the window'
}
