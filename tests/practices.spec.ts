import { violations } from './axe.ts'
import { expect, test } from './enquiryForm.ts'
import { SITES } from './sites.ts'

test.describe('a practice with only what is required, built for the web', () => {
  test.use({ baseURL: SITES.minimal.url })

  test('has no optional parts and sends to EmailJS', async ({ page, form }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto('/')
    for (const id of ['emergency', 'people', 'fees', 'questions', 'imprint', 'privacy'])
      await expect(page.locator(`#${id}`)).toHaveCount(0)
    await expect(page.locator('.details dt')).toHaveCount(2)
    await page.locator('form').scrollIntoViewIfNeeded()
    await form.hydrated()
    const calls = await form.answerWith(200)
    await page.locator('#name').fill('Robin')
    await page.locator('#email').fill('robin@mail.test')
    await page.locator('#message').fill('Bonjour')
    await page.locator('[type=submit]').click()
    await expect(page.getByRole('status')).toContainText('Merci')
    expect(calls).toMatchObject([{ template_params: { to_email: 'mail@mori.invalid' } }])
    expect([...hosts]).toEqual(['localhost:4182', 'api.emailjs.com'])
  })

  test('has the same Content-Security-Policy in the page and in the headers', async ({ page }) => {
    const response = await page.goto('/')
    const policy = await page.locator('meta[http-equiv]').getAttribute('content')
    expect(policy).toContain("default-src 'none'; script-src 'self'; ")
    expect(response?.headers()).toMatchObject({ 'content-security-policy': policy, 'x-frame-options': 'DENY' })
    const file = await page.request.get('/_headers')
    expect(await file.text()).toContain(`/*\n  Content-Security-Policy: ${policy}\n`)
  })
})

test.describe('a practice with every setting, below the top level of its host', () => {
  test.use({ baseURL: SITES.richest.url })

  test('shows all of them, and every file loads', async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    page.on('console', (message) => message.type() === 'error' && failed.push(message.text()))
    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    for (const text of [
      'Dr. Zofia Łukasiewicz-Brandenburger',
      'Einzelberatung, 50 Minuten',
      'Erfährt jemand, dass ich hier bin?',
      'Samstag nach Vereinbarung',
      '12345 Berlin',
      'Karte öffnen',
      'PTK Berlin 0123',
      'Deutsch, Polnisch',
      'Termin auswählen',
      '+49 30 901821',
    ])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.locator('#emergency').getByRole('link', { name: '116 123' })).toHaveAttribute(
      'href',
      'tel:116123',
    )
    await page.getByRole('link', { name: 'Impressum' }).click()
    await expect(page.locator('#imprint')).toContainText('Telefon: +49 30 901820')
    await page.getByRole('link', { name: 'Datenschutzerklärung lesen' }).click()
    await expect(page).toHaveURL(/#privacy$/)
    const portrait = page.getByRole('img', { name: 'Zofia lächelt' })
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(failed).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.goto('./404.html')
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL('http://localhost:4183/beratung/')
  })
})
