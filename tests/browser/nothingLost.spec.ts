import type { Page } from '@playwright/test'
import { holdScript, SCRIPT } from '../support/script'
import { expect, formOf, practice, test, untilAlive, WORDS } from '../support/site'

test.describe('Whatever order two tries of the script arrive in', () => {
  test('an enquiry is sent once and not apologised for, when the first script comes after it was given up', async ({
    page,
    provider,
  }) => {
    await page.clock.install()
    const first = await holdScript(page, 1)
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.send()
    await page.clock.fastForward(31_000)
    await expect(form.error).toBeVisible()
    const second = await holdScript(page, 1)
    await form.send()
    await expect(form.button).toHaveText('Sending...')
    first()
    await expect(form.success).toBeVisible()
    second()
    await page.clock.fastForward(62_000)
    await page.waitForTimeout(300)
    await expect(form.success).toBeVisible()
    await expect(form.error).toBeHidden()
    await expect(form.button).toHaveText('Send Message')
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('a script that throws when it starts may be tried again', async ({ page, provider }) => {
    await page.route(
      SCRIPT,
      (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("half a script")' }),
      { times: 1 },
    )
    await page.goto('/')
    const form = formOf(page)
    await form.name.focus()
    await page.waitForTimeout(300)
    await form.write()
    await form.send()
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('a page whose script is gone, because a newer version is online, can still send', async ({
    page,
    provider,
  }) => {
    await page.goto('/')
    const script = await page.locator('#enquiry').getAttribute('data-script')
    await page.route(`**/${script?.replace('./', '')}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/javascript', body: '' }),
    )
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toHaveLength(1)
  })
})

test.describe('Not a word is lost', () => {
  test('a visitor who only reads never fetches a script; the first touch does, once', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => /\.js/.test(request.url()) && scripts.push(request.url()))
    await page.goto('/')
    await page.getByRole('link', { name: 'Book Session' }).click()
    await page.mouse.wheel(0, 20_000)
    await page.waitForTimeout(300)
    expect(scripts).toEqual([])
    const form = formOf(page)
    await form.name.focus()
    await expect.poll(() => scripts.length).toBe(1)
    await form.write()
    await form.send()
    await expect(form.success).toBeVisible()
    expect(scripts).toHaveLength(1)
  })

  test('what was typed before the script arrived is kept', async ({ page, provider }) => {
    const release = await holdScript(page)
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.service.selectOption('Student Support')
    release()
    await untilAlive(page)
    await form.expectWords()
    await expect(form.service).toHaveValue('Student Support')
    await form.send()
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('a submit before the script arrived is held and sent once, and nothing shows in the address bar', async ({
    page,
    provider,
  }) => {
    const release = await holdScript(page)
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
    expect(page.url()).toBe(address)
    release()
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toEqual([expect.objectContaining({ message: WORDS.message })])
    expect(page.url()).toBe(address)
  })

  test('if the script cannot be fetched, the message says so with all values in place, and a later try sends', async ({
    page,
    provider,
  }) => {
    const form = await sendWithoutScript(page)
    await form.expectWords()
    await expectWordsInMailLink(page)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('enquiry-stuck')
    await form.send()
    await expect(form.error).toBeVisible()
    expect(await provider.deliveries()).toEqual([])
    await page.unroute(SCRIPT)
    await form.send()
    await expect(form.success).toBeVisible()
    await expect(form.error).toBeHidden()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('the apology for a script that did not come is gone when a later try goes well', async ({
    page,
    provider,
  }) => {
    const form = await sendWithoutScript(page)
    await page.unroute(SCRIPT)
    await form.message.focus()
    await untilAlive(page)
    await form.send()
    await expect(form.success).toBeVisible()
    await expect(form.error).toBeHidden()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('a script that never arrives is given up after 30 seconds', async ({ page }) => {
    await page.clock.install()
    await holdScript(page)
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.button).toHaveText('Sending...')
    await page.clock.fastForward(25_000)
    await expect(form.error).toBeHidden()
    await page.clock.fastForward(6_000)
    await expect(form.error).toBeVisible()
    await expect(form.button).toBeEnabled()
    await form.expectWords()
  })

  test('on failure a link opens one’s own mail with everything in it, kept up to date, and the phone stands beside it', async ({
    page,
    provider,
  }) => {
    await provider.order({ status: 500 })
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.error).toBeVisible()
    await expectWordsInMailLink(page)
    await expect(form.form.getByRole('link', { name: `Call ${practice.phone}` })).toHaveAttribute(
      'href',
      'tel:+442079460018',
    )
    await form.message.fill('Another message & more = 100 %')
    await expectWordsInMailLink(page, { message: 'Another message & more = 100 %' })
  })

  test('more than a mail link can carry is offered for copying', async ({ page, provider, browserName }) => {
    await provider.order({ status: 500 })
    if (browserName === 'chromium')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    const form = formOf(page)
    const message = 'Ünd noch ein Satz. '.repeat(300)
    await form.write({ message })
    await form.send()
    const mail = form.form.getByRole('link', { name: 'Open your own email' })
    expect(((await mail.getAttribute('href')) ?? '').length).toBeLessThan(2_000)
    await form.form.getByRole('button', { name: 'Copy what you wrote' }).click()
    if (browserName !== 'chromium') return
    await expect(form.form.getByRole('button', { name: /^Copied/ })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${message}\n\n${WORDS.name}\n${WORDS.email}\nIndividual Counseling`,
    )
  })
})

/** Writes and sends while the form's script cannot be had, and waits for the apology. */
async function sendWithoutScript(page: Page) {
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/')
  const form = formOf(page)
  await form.write()
  await form.send()
  await expect(form.error).toBeVisible()
  return form
}

async function expectWordsInMailLink(page: Page, words: Partial<typeof WORDS> = {}) {
  const { name, email, message } = { ...WORDS, ...words }
  const link = page.getByRole('link', { name: 'Send it as an email' })
  const body = `${message}\n\n${name}\n${email}\nIndividual Counseling`.replaceAll('\n', '\r\n')
  const href = `mailto:${practice.email}?subject=${encodeURIComponent('Enquiry: Individual Counseling')}&body=${encodeURIComponent(body)}`
  await expect(link).toHaveAttribute('href', href)
}
