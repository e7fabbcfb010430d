import type { Page } from '@playwright/test'
import type { Fault } from '../../provider/faults'
import { ENGINES, expect, formOf, type Provider, practice, test, untilHydrated, WORDS } from '../support/site'

const CONNECTIONS: Fault[] = [
  { status: 302, headers: { Location: '/' } },
  { behave: 'reset' },
  { behave: 'reset during the answer' },
  { behave: 'garbage' },
  { behave: 'empty' },
]

test.describe('Every failure shows the same message, keeps all values and is logged, and a retry delivers once:', () => {
  test('HTTP error statuses', async ({ page, provider }) => {
    await page.goto('/')
    const bodies = ['', 'x'.repeat(5_000_000)].map((body) => ({ status: 500, body }))
    for (const fault of [...[400, 403, 429, 451].map((status) => ({ status, body: 'Refused' })), ...bodies]) {
      await provider.order(fault)
      await failAndRetry(page, provider)
    }
  })

  test('broken connections, and an extension that blocks the request', ENGINES, async ({ page, provider }) => {
    await page.goto('/')
    for (const fault of CONNECTIONS) {
      await provider.order(fault)
      await failAndRetry(page, provider)
    }
    await page.route('**/api/v1.0/email/send', (route) => route.abort('blockedbyclient'), { times: 1 })
    await failAndRetry(page, provider)
  })

  for (const [what, fault] of [
    ['no response at all', { behave: 'hang' }] as const,
    // Four seconds of real time, in which the test must fast-forward the page's clock past the timeout.
    ['a response after the timeout of 30 seconds', { delayMs: 4_000 }] as const,
  ])
    test(what, async ({ page, form, provider }) => {
      await provider.order(fault)
      await page.clock.install()
      await page.goto('/')
      await failAndRetry(page, provider, async () => {
        await expect(form.button).toHaveText('Sending...')
        await page.clock.fastForward(25_000)
        await expect(form.button).toHaveText('Sending...')
        await page.clock.fastForward(6_000)
        await expect(form.error).toBeVisible()
        if ('delayMs' in fault) await page.waitForTimeout(fault.delayMs) // the late message must not be delivered
      })
    })

  // Not in Firefox: setOffline() doesn't work in Debian's build.
  test('no network', async ({ page, provider }) => {
    await page.goto('/')
    await untilHydrated(page)
    await page.context().setOffline(true)
    await failAndRetry(page, provider, () => page.context().setOffline(false))
  })
})

test('any 200 response counts as a success, even if late, empty, garbled or 5 MB long', async ({
  page,
  form,
  provider,
}) => {
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  const bodies = ['', '<html>\u0000{', 'x'.repeat(5_000_000)]
  for (const fault of [{ delayMs: 500 }, ...bodies.map((body) => ({ status: 200, body }))]) {
    await provider.order(fault)
    await form.write()
    await form.send()
    await page.clock.fastForward(25_000)
    await expect(form.name).toHaveValue('')
    await expect(form.success).toBeVisible()
  }
})

async function failAndRetry(page: Page, provider: Provider, meanwhile: () => Promise<void> = async () => {}) {
  const logged: string[] = []
  const record = (message: { type(): string; text(): string }) =>
    void (message.type() === 'error' && logged.push(message.text()))
  page.on('console', record)
  const before = (await provider.deliveries()).length
  const form = formOf(page)
  const service = 'Couples Counselling'
  await form.write({ service })
  await untilHydrated(page) // otherwise, this might test the script's loading timeout instead
  await form.send()
  await meanwhile()
  await expect(form.error).toBeVisible()
  await form.expectWords({ ...WORDS, service })
  expect(await provider.deliveries()).toHaveLength(before)
  expect(logged.join('\n')).toMatch(/^The enquiry was not sent/m)
  await form.send()
  await expect(form.success).toBeVisible()
  const { name: from_name, email: from_email, message } = WORDS
  const sent = { from_name, from_email, service, message, to_email: practice.email }
  expect((await provider.deliveries()).slice(before)).toEqual([sent])
  page.off('console', record)
}
