import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PROVIDER_ORIGIN } from '../../src/provider/request.ts'
import { violations } from './axe.ts'
import { contentOf } from './content.ts'
import { expect, test } from './formOnPage.ts'
import { expectInWindow } from './inWindow.ts'
import { SITES } from './sites.js'

const contents = {
  minimal: await contentOf('minimal'),
  typical: await contentOf('typical'),
  richest: await contentOf('richest'),
}

test.describe('a practice with only what is required, built for the web', () => {
  test.use({ site: 'minimal' })
  const { words } = contents.minimal

  test('has no optional parts, and contacts nobody but the provider', async ({ page, form }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto('/')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://mori.invalid/')
    for (const id of ['emergency', 'people', 'fees', 'questions', 'imprint', 'privacy'])
      await expect(page.locator(`#${id}`)).toHaveCount(0)
    await expect(page.locator('.contact-details')).toHaveCount(0)
    await expect(page.locator('.direct-contact').getByRole('link')).toHaveText(['+81 3 1234 5678', 'mail@mori.invalid'])
    await form.open()
    const calls = await form.answerWith(200)
    await form.fillIn({ message: 'Bonjour' })
    await form.send.click()
    await expect(form.status).toHaveText(words.enquiry.success)
    expect(calls).toMatchObject([{ message: 'Bonjour' }])
    expect([...hosts]).toEqual([new URL(SITES.minimal.url).host, new URL(PROVIDER_ORIGIN).host])
  })

  test('has the same Content-Security-Policy in the page and in the headers', async ({ page }) => {
    const response = await page.goto('/')
    const policy = await page.locator('meta[http-equiv]').getAttribute('content')
    expect(policy).toContain("default-src 'none'; script-src 'self'; ")
    const inHeaders = `${policy}; frame-ancestors 'none'`
    expect(response?.headers()).toMatchObject({ 'content-security-policy': inHeaders })
    const file = await page.request.get('/_headers')
    expect(await file.text()).toContain(`/*\n  Content-Security-Policy: ${inHeaders}\n`)
  })
})

test.describe('a practice with every setting, below the top level of its host', () => {
  test.use({ site: 'richest' })
  const { practice, words } = contents.richest

  test('shows all of them, and every file loads', async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    page.on('console', (message) => message.type() === 'error' && failed.push(message.text()))
    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('lang', practice.language)
    for (const text of [
      practice.people?.[0]?.name,
      practice.people?.[1]?.training[0],
      practice.fees?.prices[0]?.what,
      practice.questions?.[0]?.question,
      practice.hours?.[1],
      practice.sessions?.[2],
      words.contact.details.map,
      practice.license,
      practice.languages,
      words.contact.details.bookingLink,
      practice.secondPhone?.text,
    ])
      await expect(page.getByText(text ?? 'a text that is missing').first()).toBeVisible()
    await expect(page.locator('#home').getByRole('link', { name: words.contact.details.booking })).toHaveAttribute(
      'href',
      'https://booking.example/praxis',
    )
    for (const section of ['#home', '#contact'])
      await expect(page.locator(section)).toContainText(practice.notice ?? '')
    expect(failed).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  test('calls the emergency numbers of the practice', async ({ page }) => {
    await page.goto('./')
    const number = page.locator('#emergency').getByRole('link', { name: '116 123' })
    await expect(number).toHaveAttribute('href', 'tel:116123')
  })

  test('shows the legal texts with headings, lists and links', async ({ page }) => {
    await page.goto('./')
    await page.getByRole('link', { name: words.footer.imprint }).click()
    await expect(page.locator('#imprint')).toContainText('Telefon: +49 30 901820')
    const privacy = page.getByRole('region', { name: words.footer.privacyNotice })
    await expect(privacy.getByRole('heading', { level: 3 })).toHaveText('Was wir verarbeiten')
    await expect(privacy.getByRole('listitem')).toHaveCount(2)
    await expect(privacy.getByRole('link')).toHaveAttribute('href', 'https://www.datenschutz-berlin.de/')
    await page.getByRole('link', { name: words.enquiry.privacy.notice }).click()
    await expect(page).toHaveURL(/#privacy$/)
  })

  test('shows a copy of each picture, and keeps the original to itself', async ({ page }) => {
    await page.goto('./')
    const portrait = page.getByRole('img', { name: practice.people?.[0]?.portrait?.description })
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect((await page.request.get('./pictures/zofia.jpg')).status()).toBe(404)
  })

  test('leads home from an address that doesn’t exist', async ({ page }) => {
    await page.goto('./some/old/address')
    await page.getByRole('link', { name: words.notFound.home }).click()
    await expect(page).toHaveURL(SITES.richest.url)
  })

  test('has the notice and the emergency numbers on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto('./')
    await expectInWindow(page.locator('#home .notice'))
    for (const { number } of practice.emergency?.numbers ?? [])
      await expectInWindow(page.locator('#home').getByRole('link', { name: number.text }))
  })
})

for (const site of ['minimal', 'typical', 'richest'] as const)
  test.describe(`the site of the ${site} practice`, () => {
    test.use({ site })
    test('fits into every window, also with large text', async ({ page }) => {
      await page.goto('./')
      for (const [width, percent] of [
        [320, 100],
        [320, 200],
        [390, 150],
        [390, 200],
        [768, 100],
        [1366, 200],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.locator('html').evaluate((html, size) => html.style.setProperty('font-size', size), `${percent}%`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await cutOff(page), `${width} px, ${percent} %`).toEqual([])
      }
    })
  })

test('our fonts have every character of every language', async ({ page }) => {
  await page.goto('./')
  const written = readdirSync('words').map((file) => readFileSync(`words/${file}`, 'utf8'))
  const characters = [...new Set(written.join('').normalize())].filter((character) => character > ' ').join('')
  expect(characters).toContain('¿')
  expect(await page.evaluate(missingGlyphs, characters)).toEqual([])
})

/** Text that extends past the edge of the window or of its own box. */
function cutOff(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, li, a, label, dt, dd, button, input, select, summary')]
      .filter((element) => !element.closest('.screen-reader-only, .skip, [hidden], .outcome[data-status=idle]'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return (
          width > 0 &&
          (left < -1 || right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 2) &&
          getComputedStyle(element).display !== 'inline'
        )
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )
}

/** A character that our font lacks has another width in each of two other fonts. */
async function missingGlyphs(characters: string) {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  const width = (font: string, character: string) => {
    context.font = font
    return context.measureText(character).width
  }
  const missing: string[] = []
  for (const element of [document.querySelector('h1'), document.body]) {
    const [family = ''] = getComputedStyle(element as Element).fontFamily.split(',')
    await document.fonts.load(`100px ${family}`, characters)
    for (const character of characters)
      if (width(`100px ${family}, monospace`, character) !== width(`100px ${family}, serif`, character))
        missing.push(`${character} in ${family}`)
  }
  return missing
}
