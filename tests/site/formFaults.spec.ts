import type { ServerResponse } from 'node:http'
import { faultyProvider } from './faultyProvider.ts'
import { ERROR, expect, FormOnPage, IN_FIREFOX, SUCCESS, test, words } from './formOnPage.ts'
import { enquiryIn, PROVIDER } from './providerCall.ts'

const labels = words.enquiry

test('every rejection by the provider shows the same message', async ({ form }) => {
  await form.open()
  await form.fillIn()
  for (const status of [400, 503]) {
    await form.answerWith(status)
    await form.send.click()
    await expect(form.status).toHaveText(ERROR)
  }
})

test('the visitor isn’t held up by a provider that asks to wait', async ({ page, form }) => {
  await form.open()
  await form.fillIn()
  await page.route(PROVIDER, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '60' } }))
  await form.send.click()
  await expect(form.status).toHaveText(ERROR)
  const calls = await form.answerWith(200)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  expect(calls).toHaveLength(1)
})

test('offline, sending fails, and back online it succeeds', async ({ form, context }) => {
  await form.open()
  await form.fillIn()
  await context.setOffline(true)
  await form.send.click()
  await expect(form.status).toHaveText(ERROR)
  await context.setOffline(false)
  await expect(form.status, 'nothing is sent unasked').toHaveText(ERROR)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
})

test('after 30 seconds without a response, sending has failed', async ({ page, form }) => {
  await page.clock.install()
  await form.open()
  await form.fillIn()
  await form.answerWith()
  await form.send.click()
  await page.clock.fastForward(29_000)
  await expect(form.status).toHaveText(labels.sending)
  await page.clock.fastForward(2_000)
  await expect(form.status).toHaveText(ERROR)
  await expect(form.message).toHaveValue('Hello.')
})

for (const [limit, message] of [
  ['the provider', 'x'.repeat(51_000)],
  ['a request that outlives its page', 'ü'.repeat(40_000)],
] as const)
  test(`a message that is too long for ${limit} is kept`, async ({ page, form }) => {
    await form.open()
    await form.fillIn({ message })
    await form.send.click()
    await expect(form.status).toHaveText(ERROR)
    await expect(form.message).toHaveValue(message)
    await expect(page.getByRole('button', { name: labels.copy })).toBeVisible()
  })

const FAULTS: [string, string, Parameters<typeof faultyProvider>[0], typeof IN_FIREFOX?][] = [
  ['resets the connection', ERROR, (response) => response.destroy()],
  ['redirects', ERROR, redirect, IN_FIREFOX],
  // Firefox sees a status only when the first byte of the text has arrived.
  ['stalls after the status', SUCCESS, (response) => response.writeHead(200).flushHeaders()],
  ['stalls in the middle of its text', SUCCESS, sendHalf, IN_FIREFOX],
  ['resets in the middle of its text', SUCCESS, sendHalfAndReset],
]

/** Whoever follows gets an answer that looks like success. */
function redirect(response: ServerResponse) {
  if (response.req.url === '/other') response.end('OK')
  else response.writeHead(307, { Location: '/other' }).end()
}

function sendHalf(response: ServerResponse) {
  response.writeHead(200, { 'Content-Length': '2' }).write('O')
}

function sendHalfAndReset(response: ServerResponse) {
  sendHalf(response)
  setTimeout(() => response.destroy(), 200)
}

for (const [fault, outcome, answer, details = {}] of FAULTS)
  test(`the form says “${outcome.slice(0, 9)}…” if the provider ${fault}`, details, async ({ page, form }) => {
    const provider = await faultyProvider(answer)
    await page.goto(`${provider.url}#contact`)
    await form.hydrated()
    await form.fillIn()
    await form.send.click()
    await expect(form.status).toHaveText(outcome)
    if (outcome === SUCCESS) expect(provider.calls).toHaveLength(1)
    provider.close()
  })

test('a message is delivered although the visitor leaves while it is sent', async ({ page, form }) => {
  const provider = await faultyProvider((response) => setTimeout(() => response.end('OK'), 1_000))
  let asked = false
  const keptAlive: unknown[] = []
  await page.exposeFunction('report', (keepalive: unknown) => keptAlive.push(keepalive))
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (address, options) => {
      ;(window as unknown as { report(value: unknown): void }).report(options?.keepalive)
      return fetch(address, options)
    }
  })
  page.on('dialog', () => (asked = true))
  await page.goto(`${provider.url}#contact`)
  await form.hydrated()
  await form.fillIn()
  await form.send.click()
  await expect(form.status).toHaveText(labels.sending)
  await page.goto(`${provider.url}robots.txt`)
  await expect.poll(() => provider.calls.length).toBe(1)
  expect(asked).toBe(false)
  expect(keptAlive, 'to another origin, a request would end with its page otherwise').toEqual([true])
  provider.close()
})

// Firefox shows the page as it was left. Chromium does, too, but not Debian's headless shell.
test('Back, after leaving while sending, leads to the words, unlocked', { tag: '@only-firefox' }, async ({
  page,
  form,
}) => {
  const provider = await faultyProvider(() => {})
  await page.goto(`${provider.url}#contact`)
  await form.hydrated()
  await form.fillIn({ message: 'Every word' })
  await form.send.click()
  await expect(form.status).toHaveText(labels.sending)
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'))
  await expect.poll(() => provider.calls.length).toBe(1)
  await page.goto(`${provider.url}robots.txt`)
  await page.evaluate(() => void setTimeout(() => history.back()))
  // Playwright's locators don't find a document that has come back.
  const state = () =>
    page
      .evaluate(() => {
        const [message, button] = document.querySelectorAll<HTMLInputElement>('#message, form fieldset button')
        return [document.body.dataset.same, message?.value, button?.disabled, button?.textContent]
      })
      .catch(() => 'on the way')
  await expect.poll(state).toEqual(['yes', 'Every word', false, labels.send])
  provider.close()
})

/** What browsers do when they show a page again as it was left. */
const showAgain = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

test('an answer that comes within a second after Back is shown as always', async ({ page, form }) => {
  await form.open()
  await form.fillIn()
  await page.route(PROVIDER, (route) => setTimeout(() => route.fulfill({ status: 200 }), 500))
  await form.send.click()
  await page.evaluate(showAgain)
  await expect(form.status).toHaveText(SUCCESS)
})

test('an answer that comes later than that changes nothing', async ({ page, form }) => {
  let answer = () => {}
  await form.open()
  await form.fillIn()
  await page.route(PROVIDER, (route) => {
    answer = () => route.fulfill({ status: 200 })
  })
  await form.send.click()
  await expect(form.status).toHaveText(labels.sending)
  await page.evaluate(showAgain)
  await expect(form.send).toBeEnabled()
  await form.message.fill('Written since')
  const answered = page.waitForResponse(PROVIDER)
  answer()
  await answered
  await expect(form.status).toBeEmpty()
  await expect(form.message).toHaveValue('Written since')
})

test('two tabs send one message each', async ({ context, form }) => {
  const messages: string[] = []
  await context.route(PROVIDER, (route) => {
    messages.push(enquiryIn(route.request().postDataJSON()).message ?? '')
    return route.fulfill({ status: 200, body: 'OK' })
  })
  const forms = [form, new FormOnPage(await context.newPage(), words.enquiry)]
  for (const tab of forms) await tab.open()
  for (const tab of forms) await tab.fillIn({ message: `tab ${forms.indexOf(tab)}` })
  await Promise.all(forms.map((tab) => tab.send.click()))
  for (const tab of forms) await expect(tab.status).toHaveText(SUCCESS)
  expect(messages.sort()).toEqual(['tab 0', 'tab 1'])
})
