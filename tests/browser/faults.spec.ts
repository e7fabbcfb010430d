import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listen, localSite } from '../../local/localSite'
import type { Fault } from '../../provider/faults'
import { SITES } from '../../tools/build'
import { freePort } from '../../tools/servers'
import english from '../../words/en'
import {
  close,
  expect,
  formOf,
  type Provider,
  practice,
  providerAt,
  test,
  untilAlive,
  WORDS,
  withSite,
} from '../support/site'

const STATUSES = [400, 401, 403, 404, 412, 413, 422, 423, 429, 451, 500, 502, 503, 504]

const CONNECTIONS: Record<string, Fault> = {
  'a redirect to a page that is fine': { status: 302, headers: { Location: '/' } },
  'a connection that is reset before the answer': { behave: 'reset' },
  'a connection that is reset during the answer': { behave: 'reset during the answer' },
  'an answer that is garbage': { behave: 'garbage' },
  'a connection that is closed without an answer': { behave: 'empty' },
  'an error without a text': { status: 500, body: '' },
  'an error with a text of 5 MB': { status: 500, body: 'x'.repeat(5_000_000) },
}

test.describe('Whatever goes wrong, there is one message, every value is kept, it is logged, and a retry delivers exactly once:', () => {
  test(`answers of ${STATUSES.length} kinds`, async ({ page, provider }) => {
    await page.goto('/')
    for (const status of STATUSES) {
      await provider.order({ status, body: `Refused with ${status}` })
      const logged = await failsAndRecovers(page, provider)
      expect(logged, String(status)).toMatch(/^The enquiry was not sent/m)
    }
  })

  test(`connections that fail in ${Object.keys(CONNECTIONS).length} ways`, async ({ page, provider }) => {
    await page.goto('/')
    for (const [title, fault] of Object.entries(CONNECTIONS)) {
      await provider.order(fault)
      const logged = await failsAndRecovers(page, provider)
      expect(logged, title).toMatch(/^The enquiry was not sent/m)
    }
  })

  test('no answer at all, given up after 30 seconds', async ({ page, provider }) => {
    await provider.order({ behave: 'hang' })
    await page.clock.install()
    await page.goto('/')
    await failsAndRecovers(page, provider, async () => {
      await expect(formOf(page).button).toHaveText('Sending...')
      await page.clock.fastForward(25_000)
      await expect(formOf(page).button).toHaveText('Sending...')
      await page.clock.fastForward(6_000)
    })
  })

  test('an answer after 31 seconds comes too late, and is not waited for', async ({ page, provider }) => {
    await provider.order({ delayMs: 1_000 })
    await page.clock.install()
    await page.goto('/')
    await failsAndRecovers(page, provider, async () => {
      await expect(formOf(page).button).toHaveText('Sending...')
      await page.clock.fastForward(31_000)
      await expect(formOf(page).error).toBeVisible()
      await page.waitForTimeout(1_100)
      expect(await provider.deliveries()).toEqual([])
    })
  })

  test('an answer after 25 seconds is in time', async ({ page, provider }) => {
    await provider.order({ delayMs: 500 })
    await page.clock.install()
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await untilAlive(page)
    await form.send()
    await expect(form.button).toHaveText('Sending...')
    await page.clock.fastForward(25_000)
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('no network', async ({ page, provider, browserName }) => {
    test.skip(browserName === 'firefox', 'the system Firefox cannot be put offline')
    await page.goto('/')
    await untilAlive(page)
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
      await form.send()
      await expect(form.name).toHaveValue('')
      await expect(form.success).toBeVisible()
    }
  })

  test('a provider at another origin whose answer is not meant for this page', async ({ page }) => {
    const port = await freePort()
    const folder = sendingTo(`http://localhost:${port}`)
    await withSite(folder, async (address) => {
      const other = localSite({
        folder: SITES.local.folder,
        identifiers: practice.emailjs,
        words: english,
        origins: [new URL(address).origin],
      })
      await listen(other, port)
      const provider = await providerAt(`http://localhost:${port}/`)
      await provider.order({ cors: 'wrong' })
      await page.goto(address)
      await failsAndRecovers(page, provider)
      close(other)
    })
    rmSync(folder, { recursive: true, force: true })
  })
})

/** The site for the web, but with this computer in EmailJS's place. */
function sendingTo(origin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  cpSync(SITES.web.folder, folder, { recursive: true })
  for (const twin of ['.br', '.gz']) rmSync(join(folder, `index.html${twin}`))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
    .replaceAll('https://api.emailjs.com', origin)
    .replace('; upgrade-insecure-requests', '')
  writeFileSync(join(folder, 'index.html'), page)
  return folder
}

async function failsAndRecovers(
  page: Page,
  provider: Provider,
  meanwhile: () => Promise<void> = async () => {},
) {
  const errors: string[] = []
  const note = (message: { type(): string; text(): string }) =>
    message.type() === 'error' && errors.push(message.text())
  page.on('console', note)
  const before = (await provider.deliveries()).length
  const form = formOf(page)
  await form.write({ service: 'Couples Counselling' })
  await untilAlive(page) // so that it is the enquiry that meets the fault, and not its script
  await form.send()
  await meanwhile()
  await expect(form.error).toBeVisible()
  await form.expectWords({ ...WORDS, service: 'Couples Counselling' })
  expect(await provider.deliveries()).toHaveLength(before)
  await form.send()
  await expect(form.success).toBeVisible()
  const sent = (await provider.deliveries()).slice(before)
  expect(sent).toEqual([
    {
      from_name: WORDS.name,
      from_email: WORDS.email,
      service: 'Couples Counselling',
      message: WORDS.message,
      to_email: practice.email,
    },
  ])
  page.off('console', note)
  return errors.join('\n')
}
