import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'
import { expectInWindow, resize, sizes } from '../support/visibleArea'

const LONG_NAME = 'Gemeinschaftspraxis für Psychotherapie und Paarberatung Süd'
const PHONES = sizes('320×568 390×664')
const WIDE = sizes('768×1024 1366×650')

test.beforeEach(({ page }) => page.goto('/'))

test.describe('with several languages', () => {
  test.use({ siteName: 'richest' })

  test('nothing in the header overlaps or is cut off, whatever the name, languages and links', async ({ page }) => {
    for (const width of [320, 360, 390, 430, 600, 768, 1024, 1440]) {
      await resize(page, [width, 800])
      for (const length of [1, 33, 60])
        for (const languages of [1, 3])
          for (const links of [3, 5]) {
            await fill(page, { name: LONG_NAME.slice(0, length), languages, links })
            const { overlaps, outside } = await inspect(page)
            const where = `${length} characters, ${languages + 1} languages, ${links} links, ${width} px`
            expect([...overlaps, ...outside], where).toEqual([])
          }
    }
  })

  test('on a phone, five links wrap into a row of three and a row of two', async ({ page }) => {
    await fill(page, { name: 'Short', languages: 1, links: 5 })
    await resize(page, [320, 568])
    const tops = await page
      .locator('header li')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect(rows.toSorted()).toEqual([2, 3])
  })
})

test('the header scrolls away on phones; on wide screens it is sticky and takes up at most 30% of the window’s height', async ({
  page,
}) => {
  for (const size of [...PHONES, ...WIDE])
    for (const percent of [100, 150, 200]) {
      await resize(page, size)
      await page.locator('html').evaluate((html, percent) => {
        html.style.fontSize = `${percent}%`
        scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
      }, percent)
      const { outside, overlaps, bottom } = await inspect(page)
      expect([...overlaps, ...outside], `${size}, ${percent}%`).toEqual([])
      if (PHONES.includes(size)) expect(bottom, `${size}, ${percent}%`).toBeLessThan(0)
      else expect(bottom / size[1], `${size}, ${percent}%`).toBeLessThanOrEqual(0.3)
      if (WIDE.includes(size)) expect(bottom, `${size}, ${percent}%`).toBeGreaterThan(60)
    }
  const covered = await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
    const places: string[] = []
    for (let top = 0; top < document.body.scrollHeight; top += 150) {
      scrollTo({ top, behavior: 'instant' })
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9])
        if (!document.elementFromPoint(innerWidth * part, 40)?.closest('header')) places.push(`${top}, ${part}`)
    }
    return places
  })
  expect(covered, 'nothing is painted over the header').toEqual([])
})

test('on phones, Book Session has space around it, and the header is at most 102 px high in a window 390 px wide', async ({
  page,
}) => {
  for (let width = 320; width <= 470; width += 10) {
    await resize(page, [width, 800])
    const room = await page.evaluate(() => {
      const [header, button] = ['header', 'header nav > a'].map((selector) =>
        (document.querySelector(selector) as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      return [header.bottom - button.bottom, innerWidth - button.right]
    })
    expect(Math.min(...room), `${width} px: ${room}`).toBeGreaterThanOrEqual(6)
    if (width === 390) expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(102)
  }
})

test('links scroll to the top or to their section, and Book Session stays in view on wide screens', async ({
  page,
}) => {
  const gap = () =>
    page.evaluate(() => {
      const [header, contact] = ['header > div', '#contact'].map((selector) => document.querySelector(selector))
      return (contact?.getBoundingClientRect().top ?? 0) - Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
    })
  for (const size of [...PHONES, ...WIDE]) {
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
      if (WIDE.includes(size))
        await expect(page.getByRole('link', { name: 'Book Session' })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('headings, messages and fields are not covered by a header that wraps', async ({ page, form, provider }) => {
  for (const size of [...PHONES, ...sizes('768×1024')]) {
    await resize(page, size)
    await page.goto('/')
    const menu = ['Página inicial do consultório', 'Atendimentos', 'Fale connosco', 'Marcar uma consulta']
    await page.locator('header nav a').evaluateAll((links, menu) => {
      for (const [index, link] of links.entries()) link.textContent = menu[index] ?? ''
    }, menu)
    expect((await page.locator('header nav').boundingBox())?.y, 'the menu is below the name').toBeGreaterThan(40)
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

type Content = { name: string; languages: number; links: number }

async function fill(page: Page, content: Content) {
  await page.evaluate(({ name, languages, links }) => {
    const repeat = (selector: string, texts: string[]) => {
      const [first, ...others] = document.querySelectorAll(selector)
      for (const other of others) other.remove()
      const copies = texts.map((text) => {
        const copy = first?.cloneNode(true) as HTMLElement
        const link = copy.querySelector('a') ?? copy
        link.textContent = text
        return copy
      })
      first?.replaceWith(...copies)
    }
    Object.assign(document.querySelector('header a[href="#home"] span') ?? {}, { textContent: name })
    repeat('header a[hreflang]', ['English', 'Français', 'Español'].slice(0, languages))
    repeat('header li', ['Start', 'Angebote', 'Über uns', 'Honorar', 'Kontakt'].slice(0, links))
  }, content)
}

/** Finds links that overlap each other or the name, or are partly outside the window. */
function inspect(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('header a, header a span')].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }))
    const overlaps = boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => !element.contains(other.element))
        .filter((other) => Math.min(other.box.right, box.right) - Math.max(other.box.left, box.left) > 1)
        .filter((other) => Math.min(other.box.bottom, box.bottom) - Math.max(other.box.top, box.top) > 1)
        .map((other) => `${element.textContent} / ${other.element.textContent}`),
    )
    const outside = boxes
      .filter(({ element, box }) => box.left < 0 || box.right > innerWidth || element.scrollWidth > box.width + 1)
      .map(({ element }) => element.textContent)
    const bar = document.querySelector('header > div:last-child')
    return { overlaps, outside, bottom: bar?.getBoundingClientRect().bottom ?? 0 }
  })
}
