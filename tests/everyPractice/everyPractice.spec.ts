import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, expect, type Page, test } from '@playwright/test'
import own from '../../practice.config'
import { SITES } from '../../tools/build'
import shipped from '../practices/shipped'
import { COLOR_RULES, violations } from '../support/axe'
import { expectWithin } from '../support/budget'
import { overflowing } from '../support/overflow'
import { providerAt, untilHydrated, withSite } from '../support/site'
import { expectInWindow } from '../support/visibleArea'

/**
 * What must hold for every practice with its own facts and words. `own` is practice.config.ts as it is now.
 */
const PRACTICES = {
  own: { html: 14_000, fonts: 26_000 },
  barest: { html: 14_000, fonts: 26_000 },
  richest: { html: 20_000, fonts: 28_000 },
  rightToLeft: { html: 20_000, fonts: 28_000 },
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

for (const [name, budget] of Object.entries(PRACTICES) as [keyof typeof PRACTICES, (typeof PRACTICES)['own']][]) {
  const { folder } = SITES[name]
  test.describe(`The ${name} practice`, () => {
    test('fits every window, with its button and the emergency link in the first one', async ({ browser }) => {
      await visit(browser, folder, async (page) => {
        for (const [width, height] of FIRST_VIEWS) {
          await page.setViewportSize({ width, height })
          expect(await overflowing(page), `${width} px`).toEqual([])
          const links = await page.locator('#home a').all()
          for (const link of height < 585 ? links.slice(0, 1) : links) {
            const box = await link.boundingBox()
            expect((box?.y ?? 0) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(height)
          }
        }
        for (const width of [320, 640, 1440, 2560]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflowing(page), `${width} px`).toEqual([])
        }
      })
    })

    test('has no axe violation on any page, light and dark', async ({ browser }) => {
      await visit(browser, folder, async (page, address) => {
        for (const path of pagesIn(folder)) {
          await page.goto(address + path)
          for (const width of [320, 1280]) {
            await page.setViewportSize({ width, height: 800 })
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme })
              const rules = colorScheme === 'dark' ? COLOR_RULES : undefined
              expect(await violations(page, 'html', rules), `${path}, ${width} px, ${colorScheme}`).toEqual([])
            }
          }
        }
      })
    })

    test('makes no request to another host, and delivers an enquiry', async ({ browser }) => {
      await visit(browser, folder, async (page, address) => {
        const elsewhere: string[] = []
        page.on('request', (request) => request.url().startsWith(address) || elsewhere.push(request.url()))
        const provider = await providerAt(address)
        const services = await page
          .locator('#service option, input[data-field=service]')
          .evaluateAll((all) => all.map((o) => o.getAttribute('value')))
        for (const path of pagesIn(folder).filter((file) => /^(\w\w\/)?$/.test(file))) {
          await page.setViewportSize({ width: 390, height: 664 })
          await page.goto(address + path)
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
          await untilHydrated(page)
          await page.locator('#enquiry button[type=submit]').click()
          await expectInWindow(page.locator('#name-hint'), 'the hint')
          await page.locator('#name').fill('Robin')
          await page.locator('#email').fill('robin@mail.example')
          await page.locator('#message').fill(`From ${path}`)
          await page.locator('#enquiry button[type=submit]').click()
          await expectInWindow(page.locator('#enquiry [data-status=success] p').first(), 'the success')
          // in the practice's first language
          expect((await provider.deliveries()).at(-1)).toMatchObject({
            message: `From ${path}`,
            service: services[0],
          })
        }
        expect(elsewhere).toEqual([])
      })
    })

    test('prints on one sheet with all contact details', async ({ browser }) => {
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
        const links = await page
          .locator('#contact a[rel]')
          .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), getComputedStyle(a, '::after').content]))
        for (const [href, printed] of links) expect(printed).toContain(href)
        for (const selector of ['#enquiry', 'nav', '#home a']) await expect(page.locator(selector).first()).toBeHidden()
        // no heading without content
        const orphans = await page.locator('h2, h3').evaluateAll((all) =>
          all
            .filter((heading) => heading.checkVisibility())
            .filter((heading) => {
              const after: Element[] = []
              for (const start of [heading, heading.parentElement])
                for (let next = start?.nextElementSibling; next; next = next.nextElementSibling) after.push(next)
              return !after.some((element) => element.checkVisibility())
            })
            .map((heading) => heading.textContent),
        )
        expect(orphans).toEqual([])
      })
    })

    test('stays within its byte budgets', () => {
      const bytes = (file: string) => statSync(join(folder, file)).size
      for (const path of pagesIn(folder)) {
        expectWithin(`${name}: ${path || '/'} with brotli`, bytes(`${path}index.html.br`), budget.html)
      }
      const assets = readdirSync(join(folder, 'assets/immutable'))
      const preloaded = assets.filter((file) => /^(fraunces|figtree)-[\w-]{8}\.woff2$/.test(file))
      expect(preloaded.length).toBeGreaterThanOrEqual(2)
      const fonts = preloaded.map((file) => bytes(`assets/immutable/${file}`))
      expectWithin(
        `${name}: fonts`,
        fonts.reduce((sum, size) => sum + size, 0),
        budget.fonts,
      )
      for (const file of assets.filter((file) => /-360-.*\.(avif|webp|jpg)$/.test(file)))
        expectWithin(`${name}: ${file}`, bytes(`assets/immutable/${file}`), 40_000)
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      const drawings = (page.match(/<svg[\s\S]*?<\/svg>/g) ?? []).join('')
      expectWithin(`${name}: drawings with brotli`, brotliCompressSync(drawings).length, 6_000)
    })
  })
}

test('a second language has its own page, linked from header and footer, with hreflang links', async ({ browser }) => {
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
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'This page in English' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Sprachen' }).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${address}en/`)
    await expect(page.getByRole('banner')).toContainText('Joint Counseling Practice Łódź & South')
    await expect(page.locator('#contact')).toContainText('German, English, Polish, Arabic')
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
  const notice = readFileSync(join(SITES.richest.folder, 'privacy/index.html'), 'utf8')
  const imprint = readFileSync(join(SITES.richest.folder, 'imprint/index.html'), 'utf8')
  expect(notice).toContain('href="/en/privacy/"')
  expect(imprint).toContain('href="/en/"') // the English page has no legal notice
  const sitemap = readFileSync(join(SITES.richest.folder, 'sitemap.xml'), 'utf8')
  expect(sitemap.match(/<loc>[^<]*<\/loc>/g)).toHaveLength(2)
})

test('portraits have dimensions and descriptions, and are loaded lazily', async ({ browser }) => {
  const look = async (page: Page) => {
    const portrait = page.locator('#people img')
    await expect(portrait).toHaveAttribute('alt', /Zofia lächelt/)
    for (const name of ['width', 'height']) await expect(portrait).toHaveAttribute(name, /^\d+$/)
    expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('')
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200)
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
  await withSite(folder, look, { practice: () => ({ identifiers, languageCode: 'en' }) })
}

/** '' for the home page, 'en/' for another language, 'privacy/' for a legal page. */
function pagesIn(folder: string) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => file.replace(/index\.html$/, ''))
}

test('place, hours, license and directories are in the contact section and the structured data', async ({
  browser,
}) => {
  await visit(browser, SITES.richest.folder, async (page) => {
    const contact = page.locator('#contact dl')
    for (const text of ['In der Praxis und online', 'Beispielstraße 1', '12345 Berlin', 'PTK Berlin 4711'])
      await expect(contact).toContainText(text)
    await expect(contact).toContainText(/Montag bis Freitag, 9–17\sUhr/)
    for (const name of ['Therapie.example (', 'Beratung.example (', 'Karte öffnen'])
      await expect(contact.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer external')
    await expect(page.locator('#emergency a')).toHaveText(['112', '0800/111 0 111'])
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({
      address: { streetAddress: 'Beispielstraße 1', postalCode: '12345', addressLocality: 'Berlin' },
      openingHours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:30'],
      identifier: 'PTK Berlin 4711',
      knowsLanguage: ['de', 'en', 'pl', 'ar'],
    })
  })
})

test('phone numbers read from left to right on a right-to-left page', async ({ browser }) => {
  await visit(browser, SITES.rightToLeft.folder, async (page, address) => {
    await (await providerAt(address)).order({ status: 500 })
    await untilHydrated(page)
    await page.locator('#name').fill('Robin')
    await page.locator('#email').fill('robin@mail.example')
    await page.locator('#message').fill('Hello')
    await page.locator('#enquiry button[type=submit]').click()
    const failure = page.locator('#enquiry [data-status=error] a[href^=tel] span').last()
    await expect(failure).toHaveCSS('direction', 'ltr')
    const noscript = await page.locator('#contact noscript').evaluate((element) => element.textContent)
    expect(noscript).toMatch(/href="tel:[^"]*" dir="ltr"/)
    await expect(page.locator('#emergency a')).toHaveAttribute('href', 'tel:911')
  })
})

test('with one service there is no dropdown, and the service is sent', async ({ browser }) => {
  await visit(browser, SITES.barest.folder, async (page, address) => {
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByText('All fields are needed.', { exact: true })).toBeVisible()
    await page.locator('#name').fill('Robin')
    await page.locator('#email').fill('robin@mail.example')
    await page.locator('#message').fill('Hello')
    await page.locator('#enquiry button[type=submit]').click()
    await expect(page.locator('#enquiry [data-status=success]')).toBeVisible()
    expect(await (await fetch(`${address}outbox.json`)).json()).toMatchObject([
      { params: { service: 'Student Support' } },
    ])
  })
})

test('the typed name Łukasz Žižek renders in the text font', async ({ browser }) => {
  await visit(browser, SITES.own.folder, async (page) => {
    await page.locator('#name').fill('Łukasz Žižek')
    await expect.poll(() => page.evaluate(() => document.fonts.check('400 16px Figtree', 'Łukasz Žižek'))).toBe(true)
  })
})
