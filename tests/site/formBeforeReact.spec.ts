import { faultyProvider } from './faultyProvider.ts'
import {
  ERROR,
  expect,
  fieldWords,
  IN_FIREFOX,
  lastService,
  practice,
  REACT,
  SUCCESS,
  test,
  words,
} from './formOnPage.ts'
import { expectInWindow } from './inWindow.ts'

const labels = words.enquiry

test('text typed before React has loaded stays, and so does the focus', IN_FIREFOX, async ({ page, form }) => {
  const release = await form.openBeforeReact()
  await form.fillIn()
  await form.service.selectOption(lastService)
  await form.message.press('End')
  await page.keyboard.type(' Half ')
  release()
  await form.hydrated()
  await page.keyboard.type('a sentence')
  await expect(form.message).toHaveValue('Hello. Half a sentence')
  await expect(form.service).toHaveValue(lastService)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
})

test('what is sent before React has loaded is sent once, with every letter', IN_FIREFOX, async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const provider = await faultyProvider((response) => response.end('OK'))
  const release = await form.openBeforeReact(provider.url)
  await form.fillIn({ message: 'Grüße & 100 % + 1' })
  await form.send.click()
  const button = form.form.getByRole('button', { name: labels.sending })
  await expect(button).toBeDisabled()
  await expectInWindow(button)
  await expect(form.status, 'also for screen readers').toHaveText(labels.sending)
  expect(provider.calls, 'the form’s script isn’t there yet').toEqual([])
  release()
  await expect(form.status).toHaveText(SUCCESS)
  expect(provider.calls).toMatchObject([{ message: 'Grüße & 100 % + 1' }])
  provider.close()
})

test('a form sent before React has loaded gets the same hints', async ({ form }) => {
  const release = await form.openBeforeReact()
  const calls = await form.answerWith(200)
  await form.fillIn({ message: '  ' })
  await form.send.click()
  release()
  await expect(form.message).toHaveAccessibleDescription(fieldWords.message.missing ?? '')
  await expect(form.send).toBeEnabled()
  expect(calls).toEqual([])
})

test(
  'without its script, the form offers a call and an email that contains the words',
  IN_FIREFOX,
  async ({ page, form }) => {
    await page.route(REACT, (route) => route.abort())
    await page.goto('/#contact')
    await form.fillIn({ message: 'Grüße & 100 %' })
    await form.send.click()
    const unavailable = page.locator('.form-island > .outcome')
    await expectInWindow(unavailable.getByText(ERROR))
    await expect(unavailable).toBeFocused()
    await expect(unavailable.getByRole('link', { name: practice.phone?.text ?? '' })).toBeVisible()
    const mail = unavailable.getByRole('link', { name: labels.writeMail })
    await expect(mail).toHaveAttribute(
      'href',
      /^mailto:hello@maple\.test\?subject=.*&body=Gr%C3%BC%C3%9Fe%20%26%20100%20%25%0D/,
    )
    await expect(form.message).toHaveValue('Grüße & 100 %')
    await expect(form.send).toBeEnabled()
  },
)

// Firefox remembers until the next page that a script could not be loaded.
test('a script that could not be loaded is loaded when the visitor tries again', async ({ page, form }) => {
  await page.route(REACT, (route) => route.abort())
  await page.goto('/#contact')
  const calls = await form.answerWith(200)
  await form.fillIn()
  await form.send.click()
  await expectInWindow(page.getByText(ERROR))
  await page.unroute(REACT)
  await page.getByRole('button', { name: labels.tryAgain }).click()
  await expect(form.status).toHaveText(SUCCESS)
  await expect(page.locator('.form-island > .outcome')).toHaveCount(0)
  expect(calls).toHaveLength(1)
})

test('a script that could not be loaded is loaded when the visitor touches the form', async ({ page, form }) => {
  await page.route(REACT, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/#contact')
  await failed
  await page.unroute(REACT)
  await form.name.focus()
  await form.hydrated()
})

test('a press that waits for React is forgotten when the page was left, and is shown again', async ({ page, form }) => {
  const release = await form.openBeforeReact()
  const calls = await form.answerWith(200)
  await form.fillIn()
  await form.send.click()
  await expect(form.form.getByRole('button', { name: labels.sending })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(form.send).toBeEnabled()
  release()
  await form.hydrated()
  await expect(form.message).toHaveValue('Hello.')
  expect(calls).toEqual([])
})

test('a script that stalls is given up after 15 seconds, and sends nothing unasked when it comes', async ({
  page,
  form,
}) => {
  await page.clock.install()
  const release = await form.openBeforeReact()
  const calls = await form.answerWith(200)
  await form.fillIn()
  const panel = page.locator('.form-island > .outcome')
  for (const button of [form.send, page.getByRole('button', { name: labels.tryAgain })]) {
    await button.click()
    await expect(form.form.getByRole('button', { name: labels.sending })).toBeVisible()
    await page.clock.fastForward(14_000)
    await expect(panel).toHaveCount(0)
    await page.clock.fastForward(2_000)
    await expect(panel).toBeFocused()
  }
  release()
  await form.hydrated()
  await page.clock.fastForward(1_000)
  await expect(panel, 'stays where it is').toBeFocused()
  expect(calls).toEqual([])
  await page.getByRole('button', { name: labels.tryAgain }).click()
  await expect(form.status).toHaveText(SUCCESS)
  await expect(panel).toHaveCount(0)
  expect(calls).toHaveLength(1)
})

test('the email offered without the script says what is in the fields now', async ({ page, form }) => {
  await page.route(REACT, (route) => route.abort())
  await page.goto('/#contact')
  await form.fillIn()
  await form.send.click()
  const panel = page.locator('.form-island > .outcome')
  await expect(panel.getByRole('link', { name: labels.writeMail })).toHaveAttribute('href', /body=Hello/)
  await form.message.fill('Changed')
  await expect(panel.getByRole('link', { name: labels.writeMail })).toHaveAttribute('href', /body=Changed/)
  await panel.getByRole('link', { name: labels.writeMail }).evaluate((link: HTMLAnchorElement) => {
    link.href = 'https://mail.test/' // as an extension for webmail does
  })
  await page.getByRole('button', { name: labels.tryAgain }).click()
  await expect(panel.getByRole('link', { name: labels.writeMail })).toHaveAttribute('href', /^mailto:.*body=Changed/)
  await form.message.fill('x'.repeat(7_000))
  await panel.getByRole('button', { name: labels.copy }).click()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(7_000)
})

test('a press while the second half of the page is late is sent once', IN_FIREFOX, async ({ page, form }) => {
  const provider = await faultyProvider((response) => response.end('OK'), '</form>')
  await page.goto(`${provider.url}#contact`, { waitUntil: 'commit' })
  await form.fillIn({ message: 'Grüße' })
  await expect(page.locator('footer')).toHaveCount(0)
  await form.send.click()
  await expect(form.form.getByRole('button', { name: labels.sending })).toBeVisible()
  provider.sendSecondPart()
  await expect(form.status).toHaveText(SUCCESS)
  expect(provider.calls).toMatchObject([{ message: 'Grüße' }])
  provider.close()
})

test(
  'a press before the page’s script keeps the words, and the form comes alive',
  IN_FIREFOX,
  async ({ page, form }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/#contact', { waitUntil: 'domcontentloaded' })
    await form.fillIn()
    await form.send.click()
    release()
    await form.hydrated()
    await expect(form.message).toHaveValue('Hello.')
    await form.send.click()
    await expect(form.status).toHaveText(SUCCESS)
  },
)
