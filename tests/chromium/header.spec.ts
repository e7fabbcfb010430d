import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'
import { expectInWindow, resize, sizes } from '../support/visibleArea'

const LONG_NAME = 'Gemeinschaftspraxis für Psychotherapie und Paarberatung Süd'
const PHONES = sizes('320×568 390×664')
const WINDOWS = [...PHONES, ...sizes('768×1024 1366×650')]

test.beforeEach(({ page }) => page.goto('/'))

test('with large text and a long name, the header fits and takes at most 30% of the window', async ({ page }) => {
  for (const name of ['Short', LONG_NAME]) {
    await rename(page, name)
    for (const size of [...sizes('240×427'), ...WINDOWS]) {
      await resize(page, size)
      for (const percent of size[0] === 240 ? [100, 150] : [100, 150, 200]) {
        await page.locator('html').evaluate((html, percent) => {
          html.style.fontSize = `${percent}%`
          scrollTo(0, document.body.scrollHeight / 2)
        }, percent)
        const { overlaps, sideways, shareOfWindow } = await inspect(page)
        const where = `${size}, ${percent} %, ${name}`
        expect(overlaps, where).toEqual([])
        expect(sideways, where).toBeLessThanOrEqual(0)
        expect(shareOfWindow, where).toBeLessThanOrEqual(0.3)
      }
    }
  }
})

test('on phones, Book Session has space around it, and the header is at most 102 px high at 390 px', async ({
  page,
}) => {
  for (let width = 320; width <= 470; width += 10) {
    await resize(page, [width, 800])
    const room = await page.evaluate(() => {
      const [header, button] = ['header', 'header nav > a'].map((selector) =>
        (document.querySelector(selector) as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      const contact = document.createRange()
      contact.selectNodeContents(document.querySelector('header nav li:last-child a') as Element)
      const before = button.left - contact.getBoundingClientRect().right
      return [header.bottom - button.bottom, innerWidth - button.right, before - 14]
    })
    expect(Math.min(...room), `${width} px: ${room}`).toBeGreaterThanOrEqual(6)
    if (width === 390) expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(102)
  }
})

test('links scroll to the top or to their section, and Book Session stays on screen', async ({ page }) => {
  const gap = () =>
    page.evaluate(() => {
      const [header, contact] = ['header', '#contact'].map((selector) => document.querySelector(selector))
      return (contact?.getBoundingClientRect().top ?? 0) - Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
    })
  for (const size of WINDOWS) {
    await resize(page, size)
    for (const name of ['Home', /Zoë & Sam/]) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('banner').getByRole('link', { name }).dispatchEvent('click')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    for (const name of ['Book Session', 'Start Your Journey', 'Contact Us Today']) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('link', { name }).dispatchEvent('click')
      await expect.poll(gap, 'none of the previous section shows below the header').toBeLessThanOrEqual(1)
      expect(await gap(), 'not under the header').toBeGreaterThan(-50)
      await expect(page.getByRole('link', { name: 'Book Session' })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('headings, messages and fields are not covered by a header that wraps', async ({ page, form, provider }) => {
  for (const size of [...PHONES, [430, 800] as const]) {
    await resize(page, size)
    await page.goto('/')
    const menu = ['Página inicial', 'Atendimentos', 'Fale connosco', 'Marcar uma consulta']
    await page.locator('header nav a').evaluateAll((links, menu) => {
      for (const [index, link] of links.entries()) link.textContent = menu[index] ?? ''
    }, menu)
    expect((await page.locator('header nav').boundingBox())?.height, 'the menu wraps').toBeGreaterThan(80)
    await page.getByRole('link', { name: 'Marcar uma consulta' }).click()
    await expectInWindow(page.locator('#contact-title'), `the heading at ${size}`)
    await form.button.click() // not hydrated yet, so the browser's own validation focuses the empty field
    await expectInWindow(page.locator('label[for=name]'), `the label at ${size}`)
    await provider.order({ status: 500 })
    await form.write()
    await form.button.click()
    await expectInWindow(form.error, `the failure at ${size}`)
  }
})

async function rename(page: Page, name: string) {
  const brand = page.locator('header a[href="#home"]').first()
  await brand.locator('span').evaluate((text, name) => Object.assign(text, { textContent: name }), name)
  await brand.evaluate((link, name) => link.setAttribute('data-long', String(name.length > 30)), name)
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
