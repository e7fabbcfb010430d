import type { Page } from '@playwright/test'
import { SITES } from '../../tools/build'
import { expect, formOf, providerAt, test, withSite } from '../support/site'
import { expectInWindow } from '../support/visibleArea'

const LONG_NAME = 'Gemeinschaftspraxis für Psychotherapie und Paarberatung Süd'
const PHONES = [
  [320, 568],
  [390, 664],
] as const
const OTHERS = [
  [768, 1024],
  [1366, 650],
] as const

test.beforeEach(({ page }) => page.goto('/'))

test('the header fits with large text and a name of 60 letters, in at most 30 % of the window', async ({ page }) => {
  for (const name of [undefined, LONG_NAME]) {
    if (name) await rename(page, name)
    for (const [width, height] of [[240, 427] as const, ...PHONES, ...OTHERS]) {
      await page.setViewportSize({ width, height })
      for (const percent of width === 240 ? [100, 150] : [100, 150, 200]) {
        await page.locator('html').evaluate((html, percent) => {
          html.style.fontSize = `${percent}%`
          scrollTo(0, document.body.scrollHeight / 2)
        }, percent)
        const { overlaps, sideways, shareOfWindow } = await inspect(page)
        const where = `${width} × ${height}, ${percent} %, ${name ?? 'short name'}`
        expect(overlaps, where).toEqual([])
        expect(sideways, where).toBeLessThanOrEqual(0)
        expect(shareOfWindow, where).toBeLessThanOrEqual(0.3)
      }
    }
  }
})

test('the header is one row from 768 px on with any name, and at most 102 px high at 390', async ({ page }) => {
  expect(await headerHeight(page, 390)).toBeLessThanOrEqual(102)
  for (const name of ['Maple Counseling of the Valley', 'A practice with thirty-seven letters!', LONG_NAME]) {
    await rename(page, name)
    for (const width of [768, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const middles = await page.locator('header a').evaluateAll((links) =>
        links.map((link) => {
          const { y, height } = link.getBoundingClientRect()
          return y + height / 2
        }),
      )
      expect(Math.max(...middles) - Math.min(...middles), `${name} at ${width} px`).toBeLessThan(4)
    }
  }
})

test('Book Session has at least 6 px around it and 20 px before it, from 320 to 470 px', async ({ page }) => {
  for (let width = 320; width <= 470; width += 10) {
    await page.setViewportSize({ width, height: 800 })
    const room = await page.evaluate(() => {
      const [header, button] = ['header', 'header nav > a'].map((selector) =>
        (document.querySelector(selector) as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      const contact = document.createRange()
      contact.selectNodeContents(document.querySelector('header nav li:last-child a') as Element)
      return [
        header.bottom - button.bottom,
        innerWidth - button.right,
        button.left - contact.getBoundingClientRect().right - 14,
      ]
    })
    expect(Math.min(...room), `${width} px: ${room}`).toBeGreaterThanOrEqual(6)
  }
})

test('links scroll to the top of the page or of their section, and Book Session stays in the window', async ({
  page,
}) => {
  const gap = () =>
    page.evaluate(() => {
      const [header, contact] = ['header', '#contact'].map((selector) => document.querySelector(selector))
      return (contact?.getBoundingClientRect().top ?? 0) - Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
    })
  for (const [width, height] of [...PHONES, ...OTHERS]) {
    await page.setViewportSize({ width, height })
    for (const name of ['Home', /Zoë & Sam/]) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('banner').getByRole('link', { name }).dispatchEvent('click')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    for (const name of ['Book Session', 'Start Your Journey', 'Contact Us Today']) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('link', { name }).dispatchEvent('click')
      await expect.poll(gap, 'no strip of the section before').toBeLessThanOrEqual(1)
      expect(await gap(), 'not under the header').toBeGreaterThan(-50)
      await expect(page.getByRole('link', { name: 'Book Session' })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('with a menu so long that it wraps, headings, messages and fields are clear of the header', async ({ page }) => {
  await withSite(SITES.longWords.folder, async (address) => {
    const provider = await providerAt(address)
    for (const [width, height] of [...PHONES, [430, 800] as const]) {
      await page.setViewportSize({ width, height })
      await page.goto(address)
      expect((await page.locator('header nav').boundingBox())?.height, 'the menu wraps').toBeGreaterThan(80)
      await page.getByRole('link', { name: 'Marcar uma consulta' }).click()
      await expectInWindow(page.locator('#contact-title'), `the heading at ${width} px`)
      const form = formOf(page)
      await form.button.click() // before hydration, the browser asks for the field
      await expectInWindow(page.locator('label[for=name]'), `the label at ${width} px`)
      await provider.order({ status: 500 })
      await form.write()
      await form.button.click()
      await expectInWindow(form.error, `the failure at ${width} px`)
    }
  })
})

test('no focused field is under the header at 200 % text size', async ({ page }) => {
  await page.locator('html').evaluate((html) => {
    html.style.fontSize = '200%'
  })
  for (const [width, height] of [[390, 664] as const, [1366, 650] as const]) {
    await page.setViewportSize({ width, height })
    const { name, email, service, message } = formOf(page)
    for (const field of [message, service, email, name]) {
      await field.focus()
      const isClear = () =>
        field.evaluate((element) => {
          const { x, y } = element.getBoundingClientRect()
          return document.elementFromPoint(x + 20, y + 8) === element
        })
      await expect.poll(isClear, `${width} × ${height}`).toBe(true)
    }
  }
})

async function headerHeight(page: Page, width: number) {
  await page.setViewportSize({ width, height: 664 })
  return (await page.locator('header').boundingBox())?.height
}

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
    const links = [...document.querySelectorAll('header a')].map((link) => link.getBoundingClientRect())
    const overlaps = links.flatMap((one, index) =>
      links
        .slice(index + 1)
        .filter((other) => Math.min(other.right, one.right) - Math.max(other.left, one.left) > 1)
        .filter((other) => Math.min(other.bottom, one.bottom) - Math.max(other.top, one.top) > 1),
    )
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const sideways = document.documentElement.scrollWidth - innerWidth
    return { overlaps, sideways, shareOfWindow: Math.max(0, bottom) / innerHeight }
  })
}
