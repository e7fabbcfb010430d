import { readFileSync } from 'node:fs'
import { expect, test, untilHydrated } from '../support/site'

const ANSWERS = [
  [400, 'The Public Key is invalid', 'Copy the public key again, not the private one.'],
  [
    400,
    'The service ID not found',
    'The service ID and the template ID are swapped, or the beginning of one is missing.',
  ],
  [403, 'API calls are disabled', 'Your domain isn’t one of those allowed under Security.'],
  [404, 'Account not found', 'The public key doesn’t belong to any account. Copy it again.'],
  [412, 'Gmail_API: Invalid grant', 'Connect the mailbox again under Email Services.'],
  [413, 'Variables size limit', 'The message is over 50 kB.'],
  [422, 'The recipients address is empty', 'The template’s To Email is empty.'],
  [429, 'Too Many Requests', 'Too many messages: more than your plan’s monthly limit, or more than one per second.'],
  [426, 'Upgrade Required', 'Your EmailJS plan doesn’t allow this request.'],
  [503, 'Overloaded', 'EmailJS is having problems. Wait an hour and try again.'],
] as const

test('#check shows the response and advice, even after a click on Book Session', async ({ page, form, provider }) => {
  const guide = readFileSync('docs/going-live.md', 'utf8').replaceAll('*', '')
  await page.goto('/#check')
  await page.getByRole('link', { name: 'Book Session' }).click()
  await form.write()
  const rows = guide.split('\n').filter((line) => /^\| (`|A message)/.test(line) && !/nginx|….ts|Node/.test(line))
  for (const [status, body, advice] of ANSWERS) {
    const row = rows.find((line) => line.endsWith(`| ${advice} |`))
    expect(row, `the guide's row for ${status}`).toMatch(status === 503 ? /500` to `599/ : RegExp(`\\b${status}\\b`))
    await provider.order({ status, body })
    await form.send()
    await expect(page.getByText('because the address ended in #check')).toBeVisible()
    await expect(form.form.getByText(`responded with ${status} ${body}`)).toBeVisible()
    await expect(page.getByText(advice)).toBeVisible()
    await expect(page.getByText('No connection, or')).toBeHidden()
  }
  expect(guide).toContain(
    '| A message without a number, such as `Failed to fetch` | No connection, or a browser extension is blocking EmailJS. |',
  )
  await page.route('**/email/send', (route) => route.abort(), { times: 1 })
  await form.send()
  await expect(page.getByText('No connection, or a browser extension is blocking EmailJS.')).toBeVisible()
  await expect(page.getByText('Overloaded')).toBeHidden()
})

test('#check works when it is added to the address of a page that is already open', async ({
  page,
  form,
  provider,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.goto('/#check')
  await provider.order({ status: 412, body: 'Gmail_API: Invalid grant' })
  await form.fail()
  await expect(page.getByText('Connect the mailbox again')).toBeVisible()
})

test('without #check, visitors don’t see the provider’s response', async ({ page, form, provider }) => {
  await provider.order({ status: 412, body: 'Gmail_API: Invalid grant' })
  await page.goto('/')
  await form.fail()
  await expect(page.getByText('Invalid grant')).toHaveCount(0)
})
