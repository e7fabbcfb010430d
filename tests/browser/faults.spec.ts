import type { Page } from '@playwright/test'
import type { Fault } from '../../provider/faults'
import { listen, localSite } from '../../provider/localSite'
import { ELSEWHERE_PORT, FOLDERS } from '../support/build'
import { expect, formOf, type Provider, practice, providerAt, test, untilAlive, WORDS } from '../support/site'

const FAULTS: Record<string, Fault> = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 412, 413, 422, 423, 429, 451, 500, 502, 503, 504].map((status) => [
      `the answer ${status}`,
      { status, body: `Refused with ${status}` },
    ]),
  ),
  'a redirect to a page that is fine': { status: 302, headers: { Location: '/' } },
  'a connection that is reset before the answer': { behave: 'reset' },
  'a connection that is reset during the answer': { behave: 'reset during the answer' },
  'an answer that is garbage': { behave: 'garbage' },
  'a connection that is closed without an answer': { behave: 'empty' },
  'an error without a text': { status: 500, body: '' },
  'an error with a text of 5 MB': { status: 500, body: 'x'.repeat(5_000_000) },
}

const KINDS = Object.keys(FAULTS).length + 5 // those that need more than an order, below

test.describe(`Bad weather of ${KINDS} kinds: one message, every value kept, logged, and a retry delivers exactly once:`, () => {
  for (const [title, fault] of Object.entries(FAULTS)) {
    test(title, async ({ page, provider }) => {
      await provider.order(fault)
      await page.goto('/')
      await failsAndRecovers(page, provider)
    })
  }

  test('no answer at all, given up after 30 seconds', async ({ page, provider }) => {
    await provider.order({ behave: 'hang' })
    await page.clock.install()
    await page.goto('/')
    await failsAndRecovers(page, provider, async () => {
      await expect(formOf(page).button).toHaveText('Sending...')
      await page.clock.fastForward(29_000)
      await expect(formOf(page).button).toHaveText('Sending...')
      await page.clock.fastForward(2_000)
    })
  })

  test('an answer after 31 seconds comes too late, and is not waited for', async ({ page, provider }) => {
    await provider.order({ delayMs: 1_500 })
    await page.clock.install()
    await page.goto('/')
    await failsAndRecovers(page, provider, async () => {
      await expect(formOf(page).button).toHaveText('Sending...')
      await page.clock.fastForward(31_000)
      await expect(formOf(page).error).toBeVisible()
      await page.waitForTimeout(1_600)
      expect(await provider.deliveries()).toEqual([])
    })
  })

  test('an answer after 29 seconds is in time', async ({ page, provider }) => {
    await provider.order({ delayMs: 500 })
    await page.clock.install()
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await untilAlive(page)
    await form.button.click()
    await expect(form.button).toHaveText('Sending...')
    await page.clock.fastForward(29_000)
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('no network', async ({ page, provider, browserName }) => {
    test.skip(browserName === 'firefox', 'the system Firefox cannot be put offline')
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await failsAndRecovers(page, provider, () => page.context().setOffline(false))
  })

  test('an extension that blocks the request', async ({ page, provider }) => {
    await page.goto('/')
    await page.route('**/api/v1.0/email/send', (route) => route.abort('blockedbyclient'), { times: 1 })
    await failsAndRecovers(page, provider)
  })

  test('any text of a 2xx answer is success: empty, garbage, 5 MB', async ({ page, provider }) => {
    await page.goto('/')
    const form = formOf(page)
    for (const body of ['', '<html>\u0000{', 'x'.repeat(5_000_000)]) {
      await provider.order({ status: 200, body })
      await form.write()
      await form.button.click()
      await expect(form.success).toBeVisible()
    }
  })
})

test('Bad weather from another origin: an answer that is not meant for this page', async ({ page }) => {
  const own = await localSite({
    folder: FOLDERS.elsewhere,
    identifiers: practice.emailjs,
    providerOrigin: `http://localhost:${ELSEWHERE_PORT}`,
  })
  const other = await localSite({ folder: FOLDERS.elsewhere, identifiers: practice.emailjs })
  const address = `http://localhost:${await listen(own, 0)}/`
  await waitForPort(() => listen(other, ELSEWHERE_PORT))
  const provider = await providerAt(`http://localhost:${ELSEWHERE_PORT}/`)
  await provider.order({ cors: 'wrong' })
  await page.goto(address)
  await failsAndRecovers(page, provider)
  for (const server of [own, other]) {
    server.close()
    server.closeAllConnections()
  }
})

async function failsAndRecovers(
  page: Page,
  provider: Provider,
  meanwhile: () => Promise<void> = async () => {},
) {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const form = formOf(page)
  await form.write()
  await form.service.selectOption('Couples Counselling')
  await untilAlive(page) // so that it is the enquiry that meets the weather, and not its script
  await form.button.click()
  await meanwhile()
  await expect(form.error).toBeVisible()
  await form.expectWords()
  await expect(form.service).toHaveValue('Couples Counselling')
  expect(errors.length).toBeGreaterThan(0)
  expect(await provider.deliveries()).toEqual([])
  await form.button.click()
  await expect(form.success).toBeVisible()
  expect(await provider.deliveries()).toEqual([
    {
      from_name: WORDS.name,
      from_email: WORDS.email,
      service: 'Couples Counselling',
      message: WORDS.message,
      to_email: practice.email,
    },
  ])
}

/** Chromium and Firefox run side by side, and the built page knows only one port. */
async function waitForPort(listenOnce: () => Promise<unknown>) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await listenOnce()
    } catch (reason) {
      if (attempt === 100) throw reason
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
