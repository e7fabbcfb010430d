import { delayScript, FORM_SCRIPT } from '../support/formScript'
import { ENGINES, expect, test, untilHydrated, WORDS } from '../support/site'

test(
  'the form’s script is fetched once, on first interaction with the form, and hydrates it without warnings',
  ENGINES,
  async ({ page, form }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: 'Book Session' }).click()
    await page.mouse.wheel(0, 20_000)
    await page.waitForTimeout(300)
    expect(requests).toEqual([])
    await form.name.focus()
    await expect.poll(() => requests).toEqual(['/assets/enquiry.js'])
    await form.succeed()
    expect(requests).toEqual(['/assets/enquiry.js', '/api/v1.0/email/send'])
    expect(warnings).toEqual([])
  },
)

test('a submit before the script has loaded is queued and sent exactly once', async ({ page, form, provider }) => {
  const release = await delayScript(page)
  await page.goto('/')
  const address = page.url()
  await form.write()
  await form.send()
  await expect(form.button).toHaveText('Sending...')
  await expect(form.button).toBeDisabled()
  for (const field of [form.name, form.email, form.service, form.message]) await expect(field).toBeDisabled()
  await form.form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  expect(await provider.deliveries()).toEqual([])
  release()
  await expect(form.success).toBeVisible()
  expect(await provider.deliveries()).toEqual([expect.objectContaining({ message: WORDS.message })])
  expect(page.url()).toBe(address)
})

test('if the script can’t load, the failure message has an email link', ENGINES, async ({ page, form, provider }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort())
  await page.goto('/')
  await form.fail()
  await form.expectWords()
  await expect(form.button).toBeEnabled()
  await expect(page.locator('#enquiry-fallback')).toBeFocused()
  await expect(page.getByText('shared computer'), 'there is no copy button').toHaveCount(0)
  const mail = page.getByRole('link', { name: 'Send it as an email' })
  await expect(mail).toHaveAttribute('href', /body=I%20have%20not%20slept%20well/)
  await form.write({ message: 'A long message. '.repeat(200) })
  await expect(page.getByRole('link', { name: 'Open your email app' })).toHaveAttribute('href', /Counseling$/)
  await form.fail()
  await expect(mail).toHaveAttribute('href', /body=I%20have%20not%20slept%20well/)
  expect(await provider.deliveries()).toEqual([])

  // The page is translated, the script loads, and the visitor keeps typing.
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('#contact label, #enquiry-fallback p')) {
      const font = document.createElement('font')
      font.textContent = `${text.textContent} (übersetzt)`
      text.replaceChildren(font)
    }
  })
  await page.unroute(FORM_SCRIPT)
  await form.message.focus()
  await untilHydrated(page)
  await form.write({ message: 'Something else' })
  await expect(mail).toHaveAttribute('href', /body=Something%20else/)
  await form.send()
  await expect(form.success).toBeVisible()
  await expect(mail).toBeHidden()
  expect(await provider.deliveries()).toHaveLength(1)
})

for (const winner of ['second request', 'first request'])
  test(
    `if loading the script times out, a retry sends only one message (${winner} finishes first)`,
    winner === 'first request' ? ENGINES : {},
    async ({ page, form, provider }) => {
      await page.clock.install()
      const second = winner === 'second request' ? () => {} : await delayScript(page)
      const first = await delayScript(page, 1)
      await page.goto('/')
      await form.write()
      await form.send()
      await expect(form.button).toHaveText('Sending...')
      await page.clock.fastForward(25_000)
      await expect(form.error).toBeHidden()
      await page.clock.fastForward(6_000)
      await expect(form.error).toBeVisible()
      await form.expectWords()
      await form.send() // while the first request is still hanging
      if (winner === 'first request') first()
      await expect(form.success).toBeVisible()
      first()
      second()
      await page.clock.fastForward(62_000)
      await page.waitForTimeout(300)
      await expect(form.success).toBeVisible()
      await expect(form.error).toBeHidden()
      await expect(form.button).toHaveText('Send Message')
      expect(await provider.deliveries()).toHaveLength(1)
    },
  )
