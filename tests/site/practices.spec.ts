import { violations } from './axe.ts'
import { expect, test } from './enquiryForm.ts'
import { contentOf, SITES } from './sites.ts'

test.describe('a practice with only what is required, built for the web', () => {
  test.use({ site: 'minimal' })
  const { words } = contentOf('minimal')

  test('has no optional parts and sends to EmailJS', async ({ page, form }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto('/')
    for (const id of ['emergency', 'people', 'fees', 'questions', 'imprint', 'privacy'])
      await expect(page.locator(`#${id}`)).toHaveCount(0)
    await expect(page.locator('.contact-details dt')).toHaveCount(2)
    await form.open()
    const calls = await form.answerWith(200)
    await form.fillIn({ message: 'Bonjour' })
    await form.send.click()
    await expect(form.status).toHaveText(words.enquiry.success)
    expect(calls).toMatchObject([{ template_params: { message: 'Bonjour', to_email: 'mail@mori.invalid' } }])
    expect([...hosts]).toEqual([new URL(SITES.minimal.url).host, 'api.emailjs.com'])
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
  const { practice, words } = contentOf('richest')

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
    await expect(page.locator('#emergency').getByRole('link', { name: '116 123' })).toHaveAttribute(
      'href',
      'tel:116123',
    )
    await page.getByRole('link', { name: words.footer.imprint }).click()
    await expect(page.locator('#imprint')).toContainText('Telefon: +49 30 901820')
    await page.getByRole('link', { name: words.enquiry.privacy.notice }).click()
    await expect(page).toHaveURL(/#privacy$/)
    const portrait = page.getByRole('img', { name: practice.people?.[0]?.portrait?.description })
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(failed).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.goto('./some/old/address')
    await page.getByRole('link', { name: words.notFound.home }).click()
    await expect(page).toHaveURL(SITES.richest.url)
  })
})
