import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PROVIDER_ORIGIN } from '../../src/provider/request.ts'
import { violations } from './axe.ts'
import { contentOf } from './content.ts'
import { expect, IN_FIREFOX, test } from './formOnPage.ts'
import { expectInWindow } from './inWindow.ts'
import { SITES, siteFolder, siteNames } from './sites.js'

const contents = {
  barest: await contentOf('barest'),
  group: await contentOf('group'),
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
    for (const id of ['emergency', 'people', 'fees', 'questions']) await expect(page.locator(`#${id}`)).toHaveCount(0)
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

test.describe('a practice with many settings, below the top level of its host', () => {
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
      practice.people?.[1]?.training?.[0],
      practice.fees?.prices?.[0]?.what,
      practice.questions?.[0]?.question,
      practice.hours?.[1],
      practice.sessions?.[2],
      words.contact.details.map,
      practice.memberships?.[0]?.name,
      practice.languages,
      words.contact.details.bookingLink,
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

  test('has its own reasons, and sends an empty text where there is no choice of a service', async ({ page, form }) => {
    await form.open()
    await expect(page.locator('#why-choose').getByRole('heading', { level: 3 })).toHaveText(['Zeit', 'Ruhe'])
    await expect(form.form.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByText(words.enquiry.openingChoice)).toHaveCount(0)
    await form.fillIn()
    await form.answerWith(500)
    await form.send.click()
    const mail = form.outcome.getByRole('link', { name: words.enquiry.writeMail })
    await expect(mail).toHaveAttribute('href', /\?subject=Anfrage&body=/)
    const calls = await form.answerWith(200)
    await form.send.click()
    await expect(form.status).toHaveText(words.enquiry.success)
    expect(calls[0]?.service).toBe('')
  })

  test('calls the emergency numbers of the practice', async ({ page }) => {
    await page.goto('./')
    const number = page.locator('#emergency').getByRole('link', { name: '116 123' })
    await expect(number).toHaveAttribute('href', 'tel:116123')
  })

  test('has a page for each legal text, which search engines leave out', async ({ page }) => {
    await page.goto('./')
    await page.getByRole('link', { name: words.footer.imprint }).click()
    await expect(page).toHaveURL(/\/imprint\/$/)
    await expect(page).toHaveTitle(`${words.footer.imprint} – ${practice.name}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('main')).toContainText('Telefon: +49 30 901820')
    await page.getByRole('link', { name: words.footer.privacyNotice }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.footer.privacyNotice)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Was wir verarbeiten')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', 'https://www.datenschutz-berlin.de/')
    expect(await violations(page)).toEqual([])
    await expect(page.locator('script')).toHaveCount(0)
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
      await expectInWindow(page.locator('#home').getByRole('link', { name: number?.text ?? '' }))
  })
})

test.describe('a practice without a form or a phone', () => {
  test.use({ site: 'barest' })
  const { words } = contents.barest

  test('offers an email as large as a button, loads no script, and speaks of no form and no call', async ({ page }) => {
    await page.goto('./')
    await expect(page.locator('form')).toHaveCount(0)
    await expect(page.locator('script[src]')).toHaveCount(0)
    const contact = page.locator('#contact')
    await expect(contact.getByRole('link', { name: words.withoutForm.write })).toHaveAttribute(
      'href',
      'mailto:ida@ida.invalid',
    )
    for (const text of [
      words.contact.intro,
      words.enquiry.privacy.text,
      words.enquiry.next.title,
      words.withoutForm.call,
    ])
      await expect(page.getByText(text, { exact: true })).toHaveCount(0)
    await expect(page.locator('[href^="tel:"]')).toHaveCount(0)
    const policy = await page.locator('meta[http-equiv]').getAttribute('content')
    expect(policy).toContain("connect-src 'self'; form-action 'none'")
    await page.getByRole('link', { name: words.hero.start }).click()
    await expectInWindow(contact.getByRole('link', { name: words.withoutForm.write }))
    expect(await violations(page)).toEqual([])
  })

  test('shows a number to text as one to text, also on the first screen', async ({ page }) => {
    await page.goto('./')
    for (const place of ['#home', '#emergency', 'footer'])
      await expect(page.locator(place).getByRole('link', { name: `${words.contact.sms} 85258` })).toHaveAttribute(
        'href',
        'sms:85258',
      )
  })

  test('has only its own services, and links only to what it has', async ({ page }) => {
    await page.goto('./')
    await expect(page.locator('#services').getByRole('heading', { level: 3 })).toHaveText(['Talking'])
    const { home, services, contact, book } = words.header
    await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Ida', home, services, contact, book])
    await expect(page.locator('#why-choose, .call-to-action')).toHaveCount(0)
    await page.goto('./imprint/')
    await page.getByRole('link', { name: 'the service' }).click()
    await expect(page).toHaveURL(/\/praxis\/#services$/)
  })
})

test.describe('a group practice', () => {
  test.use({ site: 'group' })
  const { practice, words } = contents.group

  test('has its sections in its own order, and its own words', async ({ page }) => {
    await page.goto('./')
    const { people, services, fees, questions, callToAction, contact } = words
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      people.title,
      services.title,
      ...(practice.texts ?? []).map(({ title }) => title),
      fees.title,
      callToAction.title,
      questions.title,
      contact.title,
    ])
    await expect(page).toHaveTitle('Counselling in Leeds – Northside')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somebody to talk to, in the north of Leeds')
    const { home, about, contact: contactLink, book } = words.header
    await expect(page.getByRole('banner').getByRole('link')).toHaveText([
      'Northside',
      home,
      words.header.services,
      about,
      words.header.fees,
      contactLink,
      book,
    ])
    expect(await violations(page)).toEqual([])
  })

  test('has an address of its own for each section, and every id once', async ({ page }) => {
    await page.goto('./')
    const ids = await page.locator('.own-text').evaluateAll((sections) => sections.map(({ id }) => id))
    expect(ids).toEqual([
      'what-people-come-with',
      'how-i-work',
      'your-first-steps',
      'the-rooms',
      'contact-2',
      'the-rooms-2',
      'お部屋',
      'supervision',
    ])
    const all = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(all.sort()).toEqual([...new Set(all)].sort())
  })

  test('shows what can be called on the first screen, and what can be texted in the box', async ({ page }) => {
    await page.goto('./')
    await expect(page.locator('.emergency-line').first().getByRole('link')).toHaveText([
      words.contact.emergency,
      '116 123',
      '999',
    ])
    await expect(page.locator('#emergency').getByRole('link')).toHaveText([
      '116 123',
      '999',
      `${words.contact.sms} 85258`,
    ])
    await expect(page.locator('.direct-contact').getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  })

  test('has what its services are called in the form, and links that lead to other pages', async ({ page, form }) => {
    await form.open()
    await expect(form.service.getByRole('option').nth(1)).toHaveText('Two people')
    await page.getByRole('link', { name: 'cancelling' }).click()
    await expect(page).toHaveURL(/\/terms\/$/)
  })

  test('gets the answers to its own fields below the message', async ({ page, form }) => {
    const release = await form.openBeforeReact()
    await form.fillIn({ message: 'Hello.' })
    await page.getByLabel('Phone, if we may call').fill('020 1234')
    await page.getByLabel('How did you hear of us?').fill('A friend')
    await page.evaluate(() => document.querySelector('#message')?.after(document.createElement('extension-icon')))
    release()
    await form.hydrated()
    const whole = 'Hello.\n\nPhone, if we may call: 020 1234\nHow did you hear of us?: A friend'
    await form.answerWith(500)
    await form.send.click()
    const mail = form.outcome.getByRole('link', { name: words.enquiry.writeMail })
    await expect(mail).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(whole.replaceAll('\n', '\r\n')).replaceAll('?', '\\?')),
    )
    const calls = await form.answerWith(200)
    await form.send.click()
    await expect(form.status).toHaveText(words.enquiry.success)
    expect(calls[0]?.message).toBe(whole)
    await expect(page.getByLabel('Phone, if we may call')).toHaveValue('')
  })

  test('keeps what was typed while a legal page is read', IN_FIREFOX, async ({ page, form }) => {
    await form.open()
    await form.fillIn({ message: 'Every word' })
    await page.getByRole('link', { name: words.enquiry.privacy.notice }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => void setTimeout(() => history.back()))
    // Playwright's locators don't find a document that has come back.
    const typed = () =>
      page.evaluate(() => document.querySelector<HTMLTextAreaElement>('#message')?.value).catch(() => '')
    await expect.poll(typed).toBe('Every word')
  })
})

for (const site of siteNames)
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

test('what a practice writes changes no file that browsers keep, so a page that is open still finds its script', () => {
  const [typical, group] = (['typical', 'group'] as const).map((site) => readdirSync(`${siteFolder(site)}/assets`))
  expect(typical?.length).toBeGreaterThan(4)
  expect(group).toEqual(typical)
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
