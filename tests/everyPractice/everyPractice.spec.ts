import { readdirSync } from 'node:fs'
import { SITES } from '../../tools/testSites'
import { violations } from '../support/axe'
import { contrast } from '../support/contrast'
import { expect, PHONE, test, untilHydrated } from '../support/site'
import { expectInWindow, overflowing, resize, sizes, smallControls, underHeroDrawing } from '../support/visibleArea'

const SIZES = sizes('2560×1440 1440×900 1366×625 1280×585 1024×650 768×1024 640×800 390×664 360×640 320×568')

/** `own` is the current practice.config.ts, tested only for what must hold regardless of its values. */
for (const siteName of ['own', 'barest', 'richest', 'rightToLeft'] as const) {
  const { folder } = SITES[siteName]
  test.describe(`Practice "${siteName}"`, () => {
    test.use({ siteName, ...PHONE })
    test.beforeEach(({ page }) => page.goto('/'))

    test('fits every window, with controls at least 44 px high and the hero’s links in view', async ({ page }) => {
      for (const size of SIZES) {
        const [, height] = size
        await resize(page, size)
        expect([...(await overflowing(page)), ...(await smallControls(page))], String(size)).toEqual([])
        if (siteName === 'own') continue // its text may be longer
        const links = await page.locator('#home a').all()
        // In a short window, or below a row of languages and a long name, only the button needs to be in view.
        for (const link of height < 585 || siteName === 'richest' ? links.slice(0, 1) : links) {
          const box = await link.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0), String(size)).toBeLessThanOrEqual(height)
        }
      }
    })

    test('has no axe violations on any page, light or dark', async ({ page, site }) => {
      for (const path of pagesIn(folder)) {
        await page.goto(site + path)
        expect(await violations(page), path).toEqual([])
      }
    })

    test('makes no requests to other hosts, and delivers an enquiry', async ({ page, form, provider, site }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => request.url().startsWith(site) || elsewhere.push(request.url()))
      const services = page.locator('#service option, input[data-field=service]')
      const service = await services.first().getAttribute('value')
      for (const path of pagesIn(folder).filter((file) => /^(\w\w\/)?$/.test(file))) {
        await page.goto(site + path)
        await untilHydrated(page)
        await form.send()
        await expectInWindow(page.locator('#name-hint'), 'the hint')
        await provider.order({ status: 500 })
        await form.write({ message: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch'.repeat(60) })
        await form.send()
        await expect(page.locator('#enquiry [data-status=error]')).toBeVisible()
        expect([...(await overflowing(page)), ...(await smallControls(page))]).toEqual([])
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

    test('prints the services and all contact details on one page, or two if there is a lot of text', async ({
      page,
    }) => {
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1')
        const most = siteName === 'richest' ? 2 : 1
        if (siteName !== 'own') expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, format).toBeLessThanOrEqual(most)
      }
      await page.emulateMedia({ media: 'print' })
      await resize(page, [794, 1123])
      expect(await underHeroDrawing(page)).toEqual([])
      const printed = [
        'header a[href="#home"]',
        '#home h1',
        '#services h3',
        '#contact dl a[href^=tel]',
        '#contact dl a[href^=mailto]',
      ]
      for (const selector of printed) await expect(page.locator(selector).first()).toBeVisible()
      for (const selector of ['#enquiry', 'nav', '#home a']) await expect(page.locator(selector).first()).toBeHidden()
      const colors = await page.locator('h1, h2, h3, p, li, dt, dd, a, summary').evaluateAll((all) => {
        const visible = all.filter((element) => element.checkVisibility())
        return [...new Set(visible.map((element) => getComputedStyle(element).color))]
      })
      for (const color of colors) expect(contrast(color, 'rgb(255, 255, 255)'), color).toBeGreaterThan(7)
      for (const answer of await page.locator('#questions details p').all()) await expect(answer).toBeVisible()
      const links = await page
        .locator('#contact a[rel]')
        .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), getComputedStyle(a, '::after').content]))
      for (const [href, text] of links) expect(text).toContain(href)
      if (siteName === 'richest') expect(links.length).toBeGreaterThan(6)
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
}

/** '' for the home page, 'en/' for another language, 'privacy/' for a legal page. */
function pagesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true }).map(String)
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html')
  return pages.map((file) => file.replace(/index\.html$/, ''))
}
