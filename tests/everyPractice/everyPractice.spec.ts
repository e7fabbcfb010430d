import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, expect, type Page, test } from '@playwright/test'
import own from '../../practice.config'
import { SITES } from '../../tools/testSites'
import shipped from '../practices/shipped'
import { COLOR_RULES, violations } from '../support/axe'
import { expectWithin } from '../support/expectWithin'
import { formOf, providerAt, untilHydrated, withSite } from '../support/site'
import { expectInWindow, overflowing, resize, sizes } from '../support/visibleArea'

/** The practices that the tests in the loop run against, with their byte budgets. `own` is practice.config.ts as it is now. */
const PRACTICES = {
  // A practice with more to say may need more bytes.
  own: own.name === 'Example Counseling' ? { html: 14_000, fonts: 26_000 } : { html: 20_000, fonts: 28_000 },
  barest: { html: 14_000, fonts: 26_000 },
  richest: { html: 20_000, fonts: 28_000 },
  rightToLeft: { html: 20_000, fonts: 28_000 },
}

for (const [name, budget] of Object.entries(PRACTICES)) {
  const site = name as keyof typeof PRACTICES
  const { folder } = SITES[site]
  test.describe(`Practice "${name}"`, () => {
    test('fits every window, and shows the hero’s links without scrolling', async ({ browser }) => {
      await visit(browser, site, async (page) => {
        for (const size of sizes('1366×625 1280×585 1024×650 768×1024 390×664 360×640 320×568')) {
          const [, height] = size
          await resize(page, size)
          expect(await overflowing(page), String(size)).toEqual([])
          const links = await page.locator('#home a').all()
          for (const link of height < 585 ? links.slice(0, 1) : links) {
            const box = await link.boundingBox()
            expect((box?.y ?? 0) + (box?.height ?? 0), String(size)).toBeLessThanOrEqual(height)
          }
        }
        for (const width of [320, 640, 1440, 2560]) {
          await resize(page, [width, 800])
          expect(await overflowing(page), `${width} px`).toEqual([])
        }
      })
    })

    test('has no axe violations on any page, light or dark', async ({ browser }) => {
      await visit(browser, site, async (page, address) => {
        for (const path of pagesIn(folder)) {
          await page.goto(address + path)
          for (const width of [320, 1280]) {
            await resize(page, [width, 800])
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme })
              const rules = colorScheme === 'dark' ? COLOR_RULES : undefined
              expect(await violations(page, 'html', rules), `${path}, ${width} px, ${colorScheme}`).toEqual([])
            }
          }
        }
      })
    })

    test('makes no requests to other hosts, and delivers an enquiry', async ({ browser }) => {
      await visit(browser, site, async (page, address) => {
        const elsewhere: string[] = []
        page.on('request', (request) => request.url().startsWith(address) || elsewhere.push(request.url()))
        const provider = await providerAt(address)
        const services = page.locator('#service option, input[data-field=service]')
        const service = await services.first().getAttribute('value')
        for (const path of pagesIn(folder).filter((file) => /^(\w\w\/)?$/.test(file))) {
          await page.goto(address + path)
          await untilHydrated(page)
          const form = formOf(page)
          await form.send()
          await expectInWindow(page.locator('#name-hint'), 'the hint')
          await provider.order({ status: 500 })
          await form.write()
          await form.send()
          await expect(page.locator('#enquiry [data-status=error]')).toBeVisible()
          await form.write({ email: 'bad' })
          await form.send()
          await expectInWindow(page.locator('label[for=email]'), 'the label after a failure')
          await form.write({ message: `From ${path}` })
          await form.send()
          await expectInWindow(page.locator('#enquiry [data-status=success] p').first(), 'the success')
          const fills = page.locator('#enquiry [data-status=success] [fill]')
          const colors = await fills.evaluateAll((all) => all.map((shape) => getComputedStyle(shape).fill))
          expect(colors, 'black means that a color is missing').not.toContain('rgb(0, 0, 0)')
          // the service is sent in the default language
          expect((await provider.deliveries()).at(-1)).toMatchObject({ message: `From ${path}`, service })
        }
        expect(elsewhere).toEqual([])
      })
    })

    test('prints all contact details on one page', async ({ browser }) => {
      await visit(browser, site, async (page) => {
        for (const format of ['A4', 'Letter']) {
          const pdf = (await page.pdf({ format })).toString('latin1')
          expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
        }
        await page.emulateMedia({ media: 'print' })
        const printed = ['header a', '#home h1', '#services h3', '#contact a[href^=tel]', '#contact a[href^=mailto]']
        for (const selector of printed) await expect(page.locator(selector).first()).toBeVisible()
        for (const selector of ['#enquiry', 'nav', '#home a']) await expect(page.locator(selector).first()).toBeHidden()
        const links = await page
          .locator('#contact a[rel]')
          .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), getComputedStyle(a, '::after').content]))
        for (const [href, text] of links) expect(text).toContain(href)
        const orphans = await page.locator('h2, h3').evaluateAll((all) =>
          all.filter((heading) => {
            const siblings = [heading, heading.parentElement].flatMap((start) => {
              const inside = [...(start?.parentElement?.children ?? [])]
              return inside.slice(inside.indexOf(start as Element) + 1)
            })
            return heading.checkVisibility() && !siblings.some((element) => element.checkVisibility())
          }),
        )
        expect(orphans, 'headings without content').toEqual([])
      })
    })

    test('stays within its byte budgets', () => {
      const bytes = (file: string) => statSync(join(folder, file)).size
      for (const path of pagesIn(folder))
        expectWithin(`${name}: ${path || '/'} with brotli`, bytes(`${path}index.html.br`), budget.html)
      const assets = readdirSync(join(folder, 'assets/immutable'))
      const preloaded = assets.filter((file) => /^(fraunces|figtree)-[\w-]{8}\.woff2$/.test(file))
      expect(preloaded.length).toBeGreaterThanOrEqual(2)
      const fonts = preloaded.reduce((sum, file) => sum + bytes(`assets/immutable/${file}`), 0)
      expectWithin(`${name}: fonts`, fonts, budget.fonts)
      for (const file of assets.filter((file) => file.endsWith('.webp')))
        expectWithin(`${name}: ${file}`, bytes(`assets/immutable/${file}`), 40_000)
      const drawings = (read(site, 'index.html').match(/<svg[\s\S]*?<\/svg>/g) ?? []).join('')
      expectWithin(`${name}: drawings with brotli`, brotliCompressSync(drawings).length, 6_000)
    })
  })
}

test('a second language has its own page, linked from header and footer, with hreflang links', async ({ browser }) => {
  await visit(browser, 'richest', async (page, address) => {
    const at = 'https://www.gemeinschaftspraxis.example/'
    const expectAlternates = async () => {
      const links = await page
        .locator('link[rel=alternate]')
        .evaluateAll((all) => all.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`))
      expect(links).toEqual([`de ${at}`, `en ${at}en/`, `x-default ${at}`])
    }
    await expectAlternates()
    expect((await fetch(`${address}en`)).url, 'a folder URL without a trailing slash redirects').toBe(`${address}en/`)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'This page in English' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Sprachen' }).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${address}en/`)
    await expectAlternates()
    await expect(page.getByRole('banner')).toContainText('Joint Counseling Practice Łódź & South')
    await expect(page.locator('#contact')).toContainText('German, English, Polish, Arabic')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${at}en/`)
    await expect.poll(() => page.evaluate(() => document.fonts.check('450 20px Fraunces'))).toBe(true)
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch' }).click()
    await expect(page).toHaveURL(address)
    const titles = { Impressum: 'Impressum', 'Datenschutzerklärung lesen': 'Datenschutzerklärung' }
    for (const [link, title] of Object.entries(titles)) {
      await page.goto(address)
      await page.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
  })
  expect(read('richest', 'privacy/index.html')).toContain('href="/en/privacy/"')
  expect(
    read('richest', 'imprint/index.html'),
    'there is no English legal notice, so the link goes to the home page',
  ).toContain('href="/en/"')
  expect(read('richest', 'sitemap.xml').match(/<loc>[^<]*<\/loc>/g)).toHaveLength(2)
})

test('several language links don’t overlap the name', async ({ browser }) => {
  await visit(browser, 'richest', async (page) => {
    await page.locator('header').evaluate((header) => {
      header.setAttribute('data-languages', 'many')
      const [link] = header.querySelectorAll('a[hreflang]')
      for (const name of ['Français', 'Español']) link?.after(Object.assign(link.cloneNode(), { textContent: name }))
    })
    for (const width of [320, 390]) {
      await resize(page, [width, 664])
      const name = await page.locator('header a').first().boundingBox()
      const link = await page.locator('header a[hreflang]').first().boundingBox()
      expect((name?.y ?? 0) + (name?.height ?? 0), `${width} px`).toBeLessThanOrEqual((link?.y ?? 0) + 1)
    }
  })
})

test('portraits have dimensions and descriptions, and are loaded lazily', async ({ browser }) => {
  await visit(browser, 'richest', async (page) => {
    const portrait = page.locator('#people img')
    await expect(portrait).toHaveAttribute('alt', /Zofia lächelt/)
    for (const name of ['width', 'height']) await expect(portrait).toHaveAttribute(name, /^\d+$/)
    expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('')
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200)
  })
})

test('place, hours, license and directories are on the page and in the structured data', async ({ browser }) => {
  await visit(browser, 'richest', async (page) => {
    const contact = page.locator('#contact dl')
    for (const text of ['In der Praxis und online', 'Beispielstraße 1', '12345 Berlin', 'PTK Berlin 4711'])
      await expect(contact).toContainText(text)
    await expect(contact).toContainText(/Montag bis Freitag, 9–\u206017\sUhr/)
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
  await visit(browser, 'rightToLeft', async (page, address) => {
    await (await providerAt(address)).order({ status: 500 })
    await formOf(page).fail()
    const failure = page.locator('#enquiry [data-status=error] a[href^=tel] span').last()
    await expect(failure).toHaveCSS('direction', 'ltr')
    const noscript = await page.locator('#contact noscript').evaluate((element) => element.textContent)
    expect(noscript).toMatch(/href="tel:[^"]*" dir="ltr"/)
    await expect(page.locator('#emergency a')).toHaveAttribute('href', 'tel:911')
  })
})

test('with only one service there is no dropdown, and that service is sent', async ({ browser }) => {
  await visit(browser, 'barest', async (page, address) => {
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByText('All fields are needed.', { exact: true })).toBeVisible()
    const provider = await providerAt(address)
    await formOf(page).succeed()
    expect(await provider.deliveries()).toMatchObject([{ service: 'Student Support' }])
  })
})

test('the typed name Łukasz Žižek renders in the text font', async ({ browser }) => {
  await visit(browser, 'own', async (page) => {
    await page.locator('#name').fill('Łukasz Žižek')
    await expect.poll(() => page.evaluate(() => document.fonts.check('400 16px Figtree', 'Łukasz Žižek'))).toBe(true)
  })
})

async function visit(
  browser: Browser,
  site: keyof typeof PRACTICES,
  work: (page: Page, address: string) => Promise<void>,
) {
  const identifiers = site === 'own' ? own.emailjs : shipped.emailjs
  const look = async (address: string) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 664 } })
    await page.goto(address)
    await work(page, address)
    await page.close()
  }
  await withSite(SITES[site].folder, look, { account: () => ({ identifiers, languageCode: 'en' }) })
}

function read(site: keyof typeof PRACTICES, file: string) {
  return readFileSync(join(SITES[site].folder, file), 'utf8')
}

/** '' for the home page, 'en/' for another language, 'privacy/' for a legal page. */
function pagesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true }).map(String)
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html')
  return pages.map((file) => file.replace(/index\.html$/, ''))
}
