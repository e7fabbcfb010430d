import { expect, type Locator, type Page } from '@playwright/test'

/** The windows that people have, the last one with a keyboard open in it. */
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

/** Until the page knows of it: on a busy machine it is laid out anew a good while later. */
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

const QUICKLY = [20, 40, 80, 160, 320, 640]

/** All of it can be seen without scrolling, clear of the header; of what is higher than the window, its beginning. */
export async function expectInWindow(locator: Locator, what = '') {
  await expect
    .poll(() => locator.first().evaluate(seen), { message: `${what} in the window`, intervals: QUICKLY })
    .toBe('in the window')
}

/** The same for several parts, by their selectors, which is quicker. */
export async function expectAllInWindow(page: Page, selectors: string[], what = '') {
  for (const selector of selectors)
    await expect
      .poll(() => page.evaluate(seen, selector), {
        message: `${selector} in the window ${what}`,
        intervals: QUICKLY,
      })
      .toBe('in the window')
}

function seen(what: Element | string) {
  const element = typeof what === 'string' ? document.querySelector(what) : what
  if (!element) return 'not in the page'
  const header = document.querySelector('header')?.getBoundingClientRect()
  const top = Math.max(0, header?.bottom ?? 0)
  const box = element.getBoundingClientRect()
  if (box.top < top - 1) return `${Math.round(top - box.top)} px above`
  const needed = Math.min(box.height, (innerHeight - top) * 0.6)
  if (box.top + needed > innerHeight + 1) return `${Math.round(box.top + needed - innerHeight)} px below`
  return 'in the window'
}
