import { readFileSync } from 'node:fs'
import { expect, formOf, test } from '../support/site'

test('at …/#check the practice reads what the provider answered, with the guide’s advice; nobody else does', async ({
  page,
  provider,
}) => {
  const guide = readFileSync('docs/going-live.md', 'utf8').replaceAll('*', '')
  for (const [status, body, advice] of [
    [400, 'The Public Key is invalid', 'Copy the public key again, and not the private one.'],
    [412, 'Gmail_API: Invalid grant', 'Connect the mailbox again under Email Services.'],
    [422, 'The recipients address is empty', 'The template’s To Email is empty.'],
  ] as const) {
    expect(guide).toContain(advice)
    await provider.order([
      { status, body },
      { status, body },
    ])
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.error).toBeVisible()
    await expect(page.getByText(body)).toHaveCount(0)
    await page.goto('/?again#check')
    await form.write()
    await form.send()
    await expect(page.getByText('because the address ends in #check')).toContainText(
      `answered ${status} ${body}`,
    )
    await expect(page.getByText(advice)).toBeVisible()
  }
})
