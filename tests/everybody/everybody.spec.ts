import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, expect, type Page, test } from '@playwright/test'
import own from '../../practice.config'
import { SITES } from '../../tools/build'
import shipped from '../practices/shipped'
import { COLOURS, violations } from '../support/axe'
import { expectInWindow } from '../support/inWindow'
import { overflowing } from '../support/overflowing'
import { providerAt, withSite } from '../support/site'

/**
 * What must hold for every practice, on the facts and words that it has: nothing here knows a word of the page. `own`
 * is practice.config.ts as it is now.
 */
const PRACTICES = {
  own: { html: 14_000, font: 16_000 },
  barest: { html: 14_000, font: 16_000 },
  richest: { html: 20_000, font: 18_000 },
  arabic: { html: 20_000, font: 18_000 },
} as const

const FIRST_VIEWS = [
  [1366, 625],
  [1280, 585],
  [1024, 650],
  [768, 1024],
  [390, 664],
  [360, 640],
  [320, 568],
] as const

for (const [name, budget] of Object.entries(PRACTICES) as [
  keyof typeof PRACTICES,
  (typeof PRACTICES)['own'],
][]) {
  const { folder } = SITES[name]
  test.describe(`The ${name} practice`, () => {
    test('fits every window, and its button the first view', async ({ browser }) => {
      await visit(browser, folder, async (page) => {
        for (const [width, height] of FIRST_VIEWS) {
          await page.setViewportSize({ width, height })
          expect(await overflowing(page), `${width} px`).toEqual([])
          const button = await page.locator('#home a').boundingBox()
          expect((button?.y ?? 0) + (button?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(height)
        }
        for (const width of [320, 640, 1440, 2560]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflowing(page), `${width} px`).toEqual([])
        }
      })
    })

    test('gives axe nothing to find, on any page, in light and dark', async ({ browser }) => {
      await visit(browser, folder, async (page, address) => {
        for (const path of pagesIn(folder)) {
          await page.goto(address + path)
          for (const width of [320, 1280]) {
            await page.setViewportSize({ width, height: 800 })
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme })
              const rules = colorScheme === 'dark' ? COLOURS : undefined
              expect(await violations(page, 'html', rules), `${path}, ${width} px, ${colorScheme}`).toEqual(
                [],
              )
            }
          }
        }
      })
    })

    test('tells nobody of a visit, and delivers what is written', async ({ browser }) => {
      await visit(browser, folder, async (page, address) => {
        const elsewhere: string[] = []
        page.on('request', (request) => request.url().startsWith(address) || elsewhere.push(request.url()))
        const provider = await providerAt(address)
        const services = await page
          .locator('#service option')
          .evaluateAll((all) => all.map((o) => o.getAttribute('value')))
        for (const path of pagesIn(folder).filter((file) => file.endsWith('/') || file === '')) {
          await page.setViewportSize({ width: 390, height: 664 })
          await page.goto(address + path)
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
          await page.locator('#enquiry button[type=submit]').click()
          await expectInWindow(page.locator('#name-hint'), 'the hint')
          await page.locator('#name').fill('Robin')
          await page.locator('#email').fill('robin@mail.example')
          await page.locator('#message').fill(`From ${path}`)
          await page.locator('#enquiry button[type=submit]').click()
          await expectInWindow(page.locator('#enquiry [data-status=success] p').first(), 'the thanks')
          // by its name in the practice's first language
          expect((await provider.deliveries()).at(-1)).toMatchObject({
            message: `From ${path}`,
            service: services[0],
          })
        }
        expect(elsewhere).toEqual([])
      })
    })

    test('prints on one sheet, with every way to reach it', async ({ browser }) => {
      await visit(browser, folder, async (page) => {
        for (const format of ['A4', 'Letter']) {
          const pdf = (await page.pdf({ format })).toString('latin1')
          expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
        }
        await page.emulateMedia({ media: 'print' })
        for (const selector of [
          'header a',
          '#home h1',
          '#services h3',
          '#contact a[href^=tel]',
          '#contact a[href^=mailto]',
        ])
          await expect(page.locator(selector).first()).toBeVisible()
        for (const selector of ['#enquiry', 'nav', '#home a'])
          await expect(page.locator(selector).first()).toBeHidden()
        // no heading without what it is the heading of
        const orphans = await page.locator('h2, h3').evaluateAll((all) =>
          all
            .filter((heading) => heading.checkVisibility())
            .filter((heading) => {
              const after: Element[] = []
              for (const start of [heading, heading.parentElement])
                for (let next = start?.nextElementSibling; next; next = next.nextElementSibling)
                  after.push(next)
              return !after.some((element) => element.checkVisibility())
            })
            .map((heading) => heading.textContent),
        )
        expect(orphans).toEqual([])
      })
    })

    test('keeps within its bytes', () => {
      const bytes = (file: string) => statSync(join(folder, file)).size
      for (const path of pagesIn(folder)) {
        const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
        expectWithin(`${name}: ${file} with brotli`, bytes(`${file}.br`), budget.html)
      }
      const assets = readdirSync(join(folder, 'assets'))
      const fonts = assets.filter((file) => file.endsWith('.woff2')).map((file) => bytes(`assets/${file}`))
      expectWithin(
        `${name}: heading font`,
        fonts.reduce((sum, size) => sum + size, 0),
        budget.font,
      )
      for (const file of assets.filter((file) => /-360-.*\.(avif|webp|jpg)$/.test(file)))
        expectWithin(`${name}: ${file}`, bytes(`assets/${file}`), 40_000)
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      const drawings = (page.match(/<svg[\s\S]*?<\/svg>/g) ?? []).join('')
      expectWithin(`${name}: drawings with brotli`, brotliCompressSync(drawings).length, 6_000)
    })
  })
}

test('a second language has a page of its own, which leads back and is known to search engines', async ({
  browser,
}) => {
  await visit(browser, SITES.richest.folder, async (page, address) => {
    const at = 'https://www.gemeinschaftspraxis.example/'
    const alternates = () =>
      page
        .locator('link[rel=alternate]')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
    const both = [
      ['de', at],
      ['en', `${at}en/`],
      ['x-default', at],
    ]
    expect(await alternates()).toEqual(both)
    await page.getByRole('link', { name: 'This page in English' }).click()
    await expect(page).toHaveURL(`${address}en/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${at}en/`)
    expect(await alternates()).toEqual(both)
    await expect.poll(() => page.evaluate(() => document.fonts.check('450 20px Fraunces'))).toBe(true)
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch' }).click()
    await expect(page).toHaveURL(address)
    await page.getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
    await page.goBack()
    await page.getByRole('link', { name: 'Datenschutzerklärung lesen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutzerklärung')
  })
  const notice = readFileSync(join(SITES.richest.folder, 'privacy.html'), 'utf8')
  const imprint = readFileSync(join(SITES.richest.folder, 'imprint.html'), 'utf8')
  expect(notice).toContain('href="./en/privacy.html"')
  expect(imprint).toContain('href="./en/"') // which has no imprint of its own
  const sitemap = readFileSync(join(SITES.richest.folder, 'sitemap.xml'), 'utf8')
  expect(sitemap.match(/<loc>[^<]*<\/loc>/g)).toHaveLength(2)
})

test('portraits have their measures and descriptions, and are fetched only when near', async ({
  browser,
}) => {
  const look = async (page: Page) => {
    const portrait = page.locator('#people img')
    await expect(portrait).toHaveAttribute('alt', /Zofia lächelt/)
    for (const name of ['width', 'height']) await expect(portrait).toHaveAttribute(name, /^\d+$/)
    expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('')
    await portrait.scrollIntoViewIfNeeded()
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200)
    expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
  }
  await visit(browser, SITES.richest.folder, look, { width: 390, height: 664 })
})

async function visit(
  browser: Browser,
  folder: string,
  work: (page: Page, address: string) => Promise<void>,
  viewport = { width: 1280, height: 720 },
) {
  const identifiers = folder === SITES.own.folder ? own.emailjs : shipped.emailjs
  const look = async (address: string) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport })
    await page.goto(address)
    await work(page, address)
    await page.close()
  }
  await withSite(folder, look, { identifiers })
}

/** As a visitor asks for them: '' for the start, 'en/' for another language, and those of the law. */
function pagesIn(folder: string) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => file.replace(/index\.html$/, ''))
}

function expectWithin(what: string, bytes: number, most: number) {
  expect(bytes, `${what} has ${bytes} bytes and may have ${most}`).toBeLessThanOrEqual(most)
  test.info().annotations.push({ type: 'count', description: `${what}: ${bytes} of ${most} bytes` })
}
