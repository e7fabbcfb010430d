import { delayScript, FORM_SCRIPT } from '../support/formScript'
import { expect, formOf, test, untilHydrated, WORDS } from '../support/site'

test.describe('The form’s script', () => {
  test('is not fetched by a visitor who only reads, and once at the first touch', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: 'Book Session' }).click()
    await page.mouse.wheel(0, 20_000)
    await page.waitForTimeout(300)
    expect(requests).toEqual([])
    const form = formOf(page)
    await form.name.focus()
    await expect.poll(() => requests).toEqual(['/assets/enquiry.js'])
    await form.write()
    await form.send()
    await expect(form.success).toBeVisible()
    expect(requests).toEqual(['/assets/enquiry.js', '/api/v1.0/email/send'])
  })

  test('sends a queued submit once when it arrives, and nothing shows in the address bar', async ({
    page,
    provider,
  }) => {
    const release = await delayScript(page)
    await page.goto('/')
    const address = page.url()
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.button).toHaveText('Sending...')
    await expect(form.button).toBeDisabled()
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

  test('if it cannot be fetched, the failure shows with a prefilled email, and a later try sends', async ({
    page,
    provider,
  }) => {
    await page.route(FORM_SCRIPT, (route) => route.abort())
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.error).toBeVisible()
    await form.expectWords()
    await expect(form.button).toBeEnabled()
    await expect(page.locator('#enquiry-fallback')).toBeFocused()
    const mail = page.getByRole('link', { name: 'Send it as an email' })
    await expect(mail).toHaveAttribute('href', /body=I%20have%20not%20slept%20well/)
    await form.send()
    await expect(form.error).toBeVisible()
    expect(await provider.deliveries()).toEqual([])

    // The page is translated, the script arrives, and the visitor goes on writing.
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

  test('fails after 30 seconds; a retry loads again instead of waiting, and only one message is sent', async ({
    page,
    provider,
  }) => {
    await page.clock.install()
    const first = await delayScript(page, 1)
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.button).toHaveText('Sending...')
    await page.clock.fastForward(25_000)
    await expect(form.error).toBeHidden()
    await page.clock.fastForward(6_000)
    await expect(form.error).toBeVisible()
    await form.expectWords()
    await form.send() // while the first request still hangs
    await expect(form.success).toBeVisible()
    first()
    await page.clock.fastForward(62_000)
    await page.waitForTimeout(300)
    await expect(form.success).toBeVisible()
    await expect(form.error).toBeHidden()
    await expect(form.button).toHaveText('Send Message')
    expect(await provider.deliveries()).toHaveLength(1)
  })
})
