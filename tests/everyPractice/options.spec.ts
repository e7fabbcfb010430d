import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITES } from '../../tools/testSites'
import german from '../../words/de'
import english from '../../words/en'
import spanish from '../../words/es'
import french from '../../words/fr'
import { expect, PHONE, test } from '../support/site'

test.use({ siteName: 'richest', ...PHONE })
test.beforeEach(({ page }) => page.goto('/'))

const read = (file: string) => readFileSync(join(SITES.richest.folder, file), 'utf8')

test('a second language has its own page, linked from the header and footer, with hreflang links', async ({
  page,
  site,
}) => {
  const at = 'https://www.gemeinschaftspraxis.example/'
  const expectAlternates = async () => {
    const links = await page
      .locator('link[rel=alternate]')
      .evaluateAll((all) => all.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`))
    expect(links).toEqual([`de ${at}`, `en ${at}en/`, `x-default ${at}`])
  }
  await expectAlternates()
  expect((await fetch(`${site}en`)).url, 'a folder URL without a trailing slash redirects').toBe(`${site}en/`)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'This page in English' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Sprachen' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${site}en/`)
  const notice = page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' })
  await expect(notice, 'already online elsewhere').toHaveAttribute('href', 'https://elsewhere.example/legal')
  await expectAlternates()
  await expect(page.getByRole('banner')).toContainText('Joint Counseling Practice Łódź & South')
  await expect(page.locator('#contact')).toContainText('German, English, Polish, Arabic')
  const options = await page
    .locator('#service option')
    .evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent]))
  expect(options.slice(0, 2), 'what is sent, and what is shown').toEqual([
    ['Einzelberatung', 'Individual Counseling'],
    ['Paarberatung', 'Couples Counselling'],
  ])
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data.address).toBe('Beispielstraße 1, 12345 Berlin, Germany')
  for (const text of ['Chamber of Psychotherapists Berlin 4711', 'Germany'])
    await expect(page.locator('#contact').getByText(text, { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${at}en/`)
  await expect.poll(() => page.evaluate(() => document.fonts.check('450 20px Fraunces'))).toBe(true)
  await page.getByRole('link', { name: 'Diese Seite auf Deutsch' }).click()
  await expect(page).toHaveURL(site)
  const titles = { Impressum: 'Impressum', 'Datenschutzerklärung lesen': 'Datenschutzerklärung' }
  for (const [link, title] of Object.entries(titles)) {
    await page.goto(site)
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  expect(read('privacy/index.html')).toContain('href="../en/privacy/"')
  expect(read('imprint/index.html'), 'there is no English legal notice, so the link goes to the home page').toContain(
    'href="../en/"',
  )
  expect(read('sitemap.xml').match(/<loc>[^<]*<\/loc>/g)).toHaveLength(2)
  expect(
    read('sitemap.xml').match(/hreflang="x-default" href="https:\/\/www\.gemeinschaftspraxis\.example\/"/g),
  ).toHaveLength(2)
})

test('services, people, fees, questions and legal pages show what the words file says', async ({ page, site }) => {
  const service = page.locator('#services > ul > li').last()
  await expect(service.locator('h3')).toHaveText('Gesprächsgruppe')
  await expect(service.locator('p')).toHaveText('Sechs Menschen, ein Abend in der Woche.')
  for (const tag of await service.locator('li').all()) await expect(tag).toBeVisible()
  await expect(page.locator('#people > ul > li').last()).toContainText('Systemischer Paartherapeut (DGSF)Mit Paaren')
  await expect(page.locator('#people [aria-hidden=true]'), 'instead of a portrait').toHaveText('SO')
  await expect(page.locator('#people')).toContainText('Sie können sich aussuchen, mit wem Sie sprechen möchten.')
  await expect(page.locator('#fees')).toContainText('Absagen sind bis 24 Stunden vorher kostenlos.')
  await expect(page.getByRole('contentinfo')).toContainText('© 2026')
  await expect(page.locator('#fees dl > div')).toHaveText([
    'Einzelberatung, 50 Minuten95 €',
    'Paarberatung, 80 Minuten150 €',
    'Gesprächsgruppe, 90 Minuten35 €',
  ])
  await page.getByText('Wie schnell bekomme ich einen Termin?').click()
  await expect(page.getByText('Meist innerhalb von zwei Wochen.')).toBeVisible()
  await page.goto(`${site}privacy/`)
  await expect(page.locator('main')).toContainText('Was gesendet wirdName, E-Mail-Adresse, Angebot und Nachricht')
  await page.goto(`${site}imprint/`)
  await expect(page.locator('main p').first()).toHaveText('Gemeinschaftspraxis Süd Beispielstraße 1 12345 Berlin')
})

test('each language has its own picture for shared links', () => {
  const [german, english] = ['social-card.png', 'en/social-card.png'].map((file) =>
    readFileSync(join(SITES.richest.folder, file)),
  )
  expect(german?.equals(english ?? Buffer.alloc(0))).toBe(false)
})

test('portraits have dimensions and descriptions, and are loaded lazily', async ({ page }) => {
  const portrait = page.locator('#people img')
  await expect(portrait).toHaveAttribute('alt', /Zofia lächelt/)
  for (const name of ['width', 'height']) await expect(portrait).toHaveAttribute(name, /^\d+$/)
  await expect(portrait, 'not distorted').toHaveCSS('object-fit', 'cover')
  expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('')
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200)
})

test('place, hours, license and links are on the page and in the structured data', async ({ page }) => {
  const contact = page.locator('#contact dl')
  for (const text of ['In der Praxis und online', 'Beispielstraße 1', '12345 Berlin', 'PTK Berlin 4711'])
    await expect(contact.getByText(text, { exact: true })).toBeVisible()
  await expect(contact.locator('dt').first()).toHaveText('Online buchen')
  const hrefs = await contact.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const LINKS = [
    'https://www.facebook.com/gemeinschaftspraxis',
    'https://www.instagram.com/gemeinschaftspraxis',
    'https://www.linkedin.com/company/gemeinschaftspraxis',
    'https://wa.me/4930901820',
    'https://therapie.example/gemeinschaftspraxis',
    'https://beratung.example/gemeinschaftspraxis',
  ]
  expect(hrefs).toEqual([
    'https://termine.example/gemeinschaftspraxis',
    'tel:+4930901820',
    'tel:+4915123456789',
    'mailto:kontakt@gemeinschaftspraxis-fuer-psychologische-beratung.example',
    'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4',
    ...LINKS,
  ])
  await expect(contact.getByRole('link', { name: 'Termin auswählen' })).toHaveAttribute(
    'href',
    'https://termine.example/gemeinschaftspraxis',
  )
  await expect(contact).toContainText(/Montag bis Freitag, 9–\u206017\sUhr/)
  for (const name of ['Therapie.example (', 'Beratung.example (', 'Karte öffnen'])
    await expect(contact.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer external')
  await expect(page.locator('#emergency a')).toHaveText(['112', '0800/111 0 111'])
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'LocalBusiness',
    sameAs: LINKS,
    hasMap: 'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4',
    address: 'Beispielstraße 1, 12345 Berlin',
    openingHours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:30'],
    identifier: 'PTK Berlin 4711',
    knowsLanguage: ['de', 'en', 'pl', 'ar'],
  })
})

test('the line enters and leaves all six service drawings at the same height, and isn’t drawn over them', async ({
  page,
}) => {
  const ends = await page.locator('#services svg').evaluateAll((all) =>
    all.map((svg) => {
      const paths = [...svg.querySelectorAll<SVGPathElement>('path')]
      const line = paths.find((path) => path.getPointAtLength(0).x === 0 && getComputedStyle(path).fill === 'none')
      const end = line?.getPointAtLength(line.getTotalLength())
      return [line?.getPointAtLength(0).y, Math.round(end?.x ?? 0), Math.round(end?.y ?? 0)]
    }),
  )
  expect(ends).toEqual(Array(6).fill([420, 720, 420]))
  await page.setViewportSize({ width: 1440, height: 900 })
  const inFront = await page.locator('#services svg').evaluateAll((all) =>
    all.map((svg) => {
      svg.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = svg.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + (height * 420) / 480)?.closest('svg') === svg
    }),
  )
  expect(inFront).toEqual(Array(6).fill(true))
})

test.describe('Practice "rightToLeft":', () => {
  test.use({ siteName: 'rightToLeft' })

  test('phone numbers read from left to right on a right-to-left page', async ({ page, form, provider }) => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await provider.order({ status: 500 })
    await form.fail()
    const failure = page.locator('#enquiry [data-status=error] a[href^=tel] span').last()
    await expect(failure).toHaveCSS('direction', 'ltr')
    await expect(page.locator('#without-script a[href^=tel]')).toHaveAttribute('dir', 'ltr')
    await expect(page.locator('#emergency a')).toHaveAttribute('href', 'tel:911')
    const phone = page.locator('#contact dl a[href="tel:+96261234567"]')
    await expect(phone).toHaveText('+٩٦٢ ٦ ١٢٣ ٤٥٦٧')
    const positions = await phone.evaluate((link) => {
      const text = link.firstChild as Text
      return [...text.data].map((_, index) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        return Math.round(range.getBoundingClientRect().left)
      })
    })
    expect(positions, 'Arabic digits, too').toEqual(positions.toSorted((a, b) => a - b))
    await expect(page.locator('#contact dl')).toContainText('الخميس، ')
  })
})

test.describe('Practice "barest":', () => {
  test.use({ siteName: 'barest' })

  test('with only one service, there is no dropdown, and that service is sent', async ({ page, form, provider }) => {
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page.locator('a[href="#emergency"]'), 'there is no emergency message').toHaveCount(0)
    await expect(page.locator('#contact dl')).toContainText('HoursBy appointmentSessionsOnline')
    await expect(page.getByText('Please fill in every field.', { exact: true })).toBeVisible()
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data['@type'], 'there is a place, but no address').toBe('Organization')
    await form.succeed()
    expect(await provider.deliveries()).toMatchObject([{ service: 'Student Support' }])
  })
})

test.describe('Practice "own":', () => {
  test.use({ siteName: 'own' })

  test('our fonts draw every letter of the four languages, and Polish and Vietnamese names', async ({ page }) => {
    // Browsers use another font for the non-breaking hyphen; the soft hyphen is drawn as a hyphen.
    const words = [english, german, spanish, french].map((texts) =>
      JSON.stringify(texts).replace(/[\u2011\u00ad]/g, ''),
    )
    const letters = [...new Set(words.join(''))].filter((letter) => /\p{L}/u.test(letter)).join('')
    const session = await page.context().newCDPSession(page)
    for (const method of ['DOM.enable', 'CSS.enable'] as const) await session.send(method)
    const { root } = await session.send('DOM.getDocument')
    const fontsOf = async (selector: string) => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      return fonts.map(({ familyName }) => familyName.split(' ')[0]).filter((name, at, all) => all.indexOf(name) === at)
    }
    for (const [selector, family, names] of [
      ['#contact h2', 'Fraunces', 'Łódź – Żółć, Trần Thị Ngọc, 120 €'],
      ['#contact h2 + p', 'Figtree', 'Łukasz Žižek, Ayşe Šimić, Ş, Ÿ, Œuvre, “we” – 1.º ©'],
    ] as const) {
      const text = `${letters} ${names}`
      await page.locator(selector).evaluate((element, content) => (element.textContent = content), text)
      await expect.poll(() => fontsOf(selector)).toEqual([family])
    }
  })
})
