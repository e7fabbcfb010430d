import { expect, type Locator, type Page } from '@playwright/test'

export type Size = readonly [width: number, height: number]
/** Common window sizes. The last one is a phone with its on-screen keyboard open. */
export const WINDOWS = sizes('320×480 390×664 844×390 1366×650 1440×900 390×300')

export function sizes(written: string) {
  return written.split(' ').map((size) => size.split('×').map(Number) as unknown as Size)
}

/** Waits for the new layout, which can take a while on a busy machine. */
export async function resize(page: Page, [width, height]: Size) {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    async ([width, height]) => {
      while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    },
    [width, height],
  )
}

/** Visible without scrolling, and not under the header. For a tall element, only the top has to be visible. */
export async function expectInWindow(locator: Locator, what = '') {
  const intervals = [20, 40, 80, 160, 320, 640]
  await expect
    .poll(() => locator.first().evaluate(visibility), { message: `${what} in the window`, intervals })
    .toBe('in the window')
}

function visibility(element: Element) {
  const top = Math.max(0, document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0)
  const box = element.getBoundingClientRect()
  if (box.top < top - 1) return `${Math.round(top - box.top)} px above`
  const needed = Math.min(box.height, (innerHeight - top) * 0.6)
  if (box.top + needed > innerHeight + 1) return `${Math.round(box.top + needed - innerHeight)} px below`
  return 'in the window'
}

export function overflowing(page: Page) {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    const all = [...document.querySelectorAll('main *, header *, footer *')]
    const outside = all.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const hasText = !element.closest('svg') && element.textContent?.trim()
      return hasText && width > 1 && (right > limit + 1 || left < -1)
    })
    const page = document.documentElement.scrollWidth > limit ? ['the page itself'] : []
    return [...page, ...outside.map((element) => `${element.tagName} ${element.className}`)]
  })
}

/** The text in the hero that its drawing crosses or covers. */
export function underHeroDrawing(page: Page) {
  return page.evaluate(() => {
    const [lines, shapes] = ['.line', '.shape'].map((kind) => [
      ...document.querySelectorAll<SVGPathElement>(`#home svg ${kind}`),
    ]) as [SVGPathElement[], SVGPathElement[]]
    const toWindow = (path: SVGPathElement) => path.getScreenCTM() as DOMMatrix
    const points = lines.flatMap((line) =>
      Array.from({ length: 400 }, (_, step) =>
        line.getPointAtLength((line.getTotalLength() * step) / 400).matrixTransform(toWindow(line)),
      ),
    )
    if (points.length < 400 || shapes.length !== 2) return ['the drawing has changed']
    const isCrossed = ({ left, right, top, bottom }: DOMRect) =>
      points.some(({ x, y }) => x > left && x < right && y > top - 8 && y < bottom + 8)
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      shapes.some((shape) =>
        [left, right].some((x) =>
          [top, bottom].some((y) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(toWindow(shape).inverse()))),
        ),
      )
    const texts = [...document.querySelectorAll('#home :is(h1, p, a)')].filter((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return [...words.getClientRects()].some((line) => isCrossed(line) || isCovered(line))
    })
    return texts.map((element) => element.textContent)
  })
}

/** Controls that are less than 44 px high (48 px for fields) or 40 px wide. */
export function smallControls(page: Page) {
  return page.locator(':is(a, button, input, select, textarea):visible').evaluateAll((all) =>
    all.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isSkipLink = control.getAttribute('href') === '#main'
      const needed = control.matches('a, button') ? 44 : 48
      return isSkipLink || (height >= needed && width >= 40) ? [] : [`${control.textContent} ${width} × ${height}`]
    }),
  )
}
