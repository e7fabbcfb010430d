import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listen, localSite } from '../../local/localSite'
import type { Fault } from '../../provider/faults'
import { SITES } from '../../tools/build'
import { freePort } from '../../tools/servers'
import {
  close,
  expect,
  formOf,
  type Provider,
  practice,
  providerAt,
  test,
  untilHydrated,
  WORDS,
  withSite,
} from '../support/site'

const STATUSES = [400, 401, 403, 404, 412, 413, 422, 423, 429, 451, 500, 502, 503, 504]
const CONNECTIONS: Fault[] = [
  { status: 302, headers: { Location: '/' } },
  { behave: 'reset' },
  { behave: 'reset during the answer' },
  { behave: 'garbage' },
  { behave: 'empty' },
  { status: 500, body: '' },
  { status: 500, body: 'x'.repeat(5_000_000) },
]

test.describe('Every failure shows the one message, keeps all values and is logged, and a retry delivers once:', () => {
  test(`${STATUSES.length} HTTP statuses, ${CONNECTIONS.length} broken connections, and an extension that blocks`, async ({
    page,
    provider,
  }) => {
    await page.goto('/')
    for (const fault of [...STATUSES.map((status) => ({ status, body: `Refused with ${status}` })), ...CONNECTIONS]) {
      await provider.order(fault)
      await failAndRetry(page, provider)
    }
    await page.route('**/api/v1.0/email/send', (route) => route.abort('blockedbyclient'), { times: 1 })
    await failAndRetry(page, provider)
  })

  test('no answer within 30 seconds', async ({ page, provider }) => {
    await provider.order({ behave: 'hang' })
    await page.clock.install()
    await page.goto('/')
    await failAndRetry(page, provider, async () => {
      await expect(formOf(page).button).toHaveText('Sending...')
      await page.clock.fastForward(25_000)
      await expect(formOf(page).button).toHaveText('Sending...')
      await page.clock.fastForward(6_000)
    })
  })

  test('an answer after 31 seconds, which then delivers nothing', async ({ page, provider }) => {
    await provider.order({ delayMs: 1_000 })
    await page.clock.install()
    await page.goto('/')
    await failAndRetry(page, provider, async () => {
      await expect(formOf(page).button).toHaveText('Sending...')
      await page.clock.fastForward(31_000)
      await expect(formOf(page).error).toBeVisible()
      await page.waitForTimeout(1_100)
      expect(await provider.deliveries()).toEqual([])
    })
  })

  test('no network', async ({ page, provider, browserName }) => {
    test.skip(browserName === 'firefox', 'Debian’s Firefox cannot be put offline')
    await page.goto('/')
    await untilHydrated(page)
    await page.context().setOffline(true)
    await failAndRetry(page, provider, () => page.context().setOffline(false))
  })

  test('a provider at another origin with a CORS header for another site', async ({ page }) => {
    const port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
    cpSync(SITES.web.folder, folder, { recursive: true })
    for (const end of ['.br', '.gz']) rmSync(join(folder, `index.html${end}`))
    const html = readFileSync(join(folder, 'index.html'), 'utf8').replace('; upgrade-insecure-requests', '')
    writeFileSync(join(folder, 'index.html'), html.replaceAll('https://api.emailjs.com', `http://localhost:${port}`))
    await withSite(folder, async (address) => {
      const served = () => ({ identifiers: practice.emailjs, languageCode: 'en' })
      const other = localSite({ folder: SITES.local.folder, practice: served, origins: [new URL(address).origin] })
      await listen(other, port)
      const provider = await providerAt(`http://localhost:${port}/`)
      await provider.order({ cors: 'wrong' })
      await page.goto(address)
      await failAndRetry(page, provider)
      close(other)
    })
    rmSync(folder, { recursive: true })
  })
})

test('any 200 is a success: after 25 seconds, with an empty text, with garbage, with 5 MB', async ({
  page,
  provider,
}) => {
  await page.clock.install()
  await page.goto('/')
  const form = formOf(page)
  await untilHydrated(page)
  for (const fault of [
    { delayMs: 500 },
    { status: 200, body: '' },
    { status: 200, body: '<html>\u0000{' },
    { status: 200, body: 'x'.repeat(5_000_000) },
  ]) {
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
  await form.write({ service: 'Couples Counselling' })
  await untilHydrated(page) // or the fault could hit the form's script
  await form.send()
  await meanwhile()
  await expect(form.error).toBeVisible()
  await form.expectWords({ ...WORDS, service: 'Couples Counselling' })
  expect(await provider.deliveries()).toHaveLength(before)
  expect(logged.join('\n')).toMatch(/^The enquiry was not sent/m)
  await form.send()
  await expect(form.success).toBeVisible()
  expect((await provider.deliveries()).slice(before)).toEqual([
    {
      from_name: WORDS.name,
      from_email: WORDS.email,
      service: 'Couples Counselling',
      message: WORDS.message,
      to_email: practice.email,
    },
  ])
  page.off('console', record)
}
