import type { Page } from '@playwright/test'
import { expect, formOf, test } from '../support/site'

const LONG_NAME = 'Gemeinschaftspraxis für Psychotherapie und Paarberatung Süd'
const NAMES = ['Maple Counseling of the Valley', 'A practice with thirty-seven letters!', LONG_NAME]

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
})

test.describe('The header', () => {
  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [240, 427],
    [768, 1024],
    [1366, 650],
  ] as const) {
    test(`holds at ${width} × ${height}, with large text and a name of 60 letters`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const name of [undefined, LONG_NAME]) {
        if (name) await rename(page, name)
        for (const percent of width === 240 ? [100, 150] : [100, 150, 200]) {
          await page.locator('html').evaluate((html, percent) => {
            html.style.fontSize = `${percent}%`
            scrollTo(0, document.body.scrollHeight / 2)
          }, percent)
          const found = await inspect(page)
          const where = `${percent} %, ${name ?? 'the name as it is'}`
          expect(found.overlaps, where).toEqual([])
          expect(found.sideways, where).toBeLessThanOrEqual(0)
          expect(found.shareOfWindow, `share of the window, ${where}`).toBeLessThanOrEqual(0.3)
          expect(found.lettersPerLine, `letters in a line of the name, ${where}`).toBeGreaterThan(4)
        }
      }
    })
  }

  test('is one row at 768 px and wider, whatever the name’s length, and at most 96 px high at 390', async ({
    page,
  }) => {
    for (const name of [undefined, ...NAMES]) {
      if (name) await rename(page, name)
      for (const width of [768, 800, 900, 1010, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const rows = await page
          .locator('header a')
          .evaluateAll((all) =>
            all.map((a) => a.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
          )
        expect(Math.max(...rows) - Math.min(...rows), `${name} at ${width} px`).toBeLessThan(4)
      }
    }
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto('/')
    expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(96)
  })

  test('keeps everything inside its own edge from 320 to 470 px', async ({ page }) => {
    for (let width = 320; width <= 470; width += 10) {
      await page.setViewportSize({ width, height: 800 })
      const [header, ...parts] = await page
        .locator('header, header a')
        .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().bottom))
      for (const bottom of parts) expect(bottom, `${width} px`).toBeLessThanOrEqual(header ?? 0)
    }
  })

  test('has Book Session in the window wherever a phone stands in the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    const book = page.getByRole('link', { name: 'Book Session' })
    for (const share of [0.2, 0.5, 0.9]) {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), share)
      await expect(book).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('A link inside the page', () => {
  const WIDTHS = [
    [320, 568],
    [390, 664],
    [768, 1024],
    [1366, 650],
  ] as const

  for (const [width, height] of WIDTHS) {
    test(`goes home to the very top, and to a section’s own edge, at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      for (const name of ['Home', /Zoë & Sam/]) {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await page.getByRole('banner').getByRole('link', { name }).dispatchEvent('click')
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      }
      for (const name of ['Book Session', 'Start Your Journey', 'Contact Us Today']) {
        await page.evaluate(() => scrollTo(0, 0))
        await page.getByRole('link', { name }).dispatchEvent('click')
        // neither a strip of the band before, nor the heading under the header
        const gap = () =>
          page.evaluate(() => {
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
            const contact = document.querySelector('#contact')?.getBoundingClientRect().top ?? 0
            return contact - Math.max(0, header)
          })
        await expect.poll(gap).toBeLessThanOrEqual(1)
        expect(await gap()).toBeGreaterThan(-50)
        await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport({ ratio: 1 })
      }
    })
  }
})

test('Start Your Journey stands wholly in the first view of every window that people have', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 625],
    [1280, 585],
    [1280, 720],
    [1536, 730],
    [1440, 715],
    [1024, 650],
    [768, 1024],
    [390, 664],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await page.getByRole('link', { name: 'Start Your Journey' }).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(height)
  }
})

test('no field that has the focus is under the header at 200 %', async ({ page }) => {
  for (const [width, height] of [
    [390, 664],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.locator('html').evaluate((html) => {
      html.style.fontSize = '200%'
    })
    const { name, email, service, message } = formOf(page)
    for (const field of [message, service, email, name]) {
      await field.focus()
      const clear = () =>
        field.evaluate((element) => {
          const { x, y } = element.getBoundingClientRect()
          return document.elementFromPoint(x + 20, y + 8) === element
        })
      await expect.poll(clear, `${width} × ${height}`).toBe(true)
    }
  }
})

async function rename(page: Page, name: string) {
  await page
    .locator('header a[href="#home"]')
    .first()
    .evaluate((brand, name) => {
      const text = brand.querySelector('span')
      if (text) text.textContent = name
      brand.setAttribute('data-long', String(name.length > 30))
    }, name)
}

function inspect(page: Page) {
  return page.evaluate(() => {
    const header = document.querySelector('header')
    const parts = [...document.querySelectorAll('header a')].map((a) => ({
      name: a.textContent,
      box: a.getBoundingClientRect(),
    }))
    const overlaps = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    )
    const text = document.querySelector('header a span')
    const range = document.createRange()
    if (text) range.selectNodeContents(text)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size || 1
    return {
      overlaps,
      sideways: document.documentElement.scrollWidth - innerWidth,
      shareOfWindow: Math.max(0, header?.getBoundingClientRect().bottom ?? 0) / innerHeight,
      lettersPerLine: (text?.textContent?.length ?? 0) / lines,
    }
  })
}
