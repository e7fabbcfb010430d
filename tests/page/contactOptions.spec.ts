import type { Page } from '@playwright/test'
import { ENGINES, expect, practice, test, WORDS } from '../support/site'
import { expectInWindow } from '../support/visibleArea'

const SUBJECT = 'subject=Inquiry%3A%20Individual%20Counseling'

test.beforeEach(async ({ page, provider }) => {
  await provider.order({ status: 500 })
  await page.goto('/')
})

test('after a failure, the email link contains the whole enquiry and stays up to date', async ({ page, form }) => {
  await form.fail()
  await expectMail(page, WORDS.message)
  const call = form.form.getByRole('link', { name: `Call ${practice.phone}` })
  await expect(call).toHaveAttribute('href', 'tel:+442079460042')
  await form.write({ message: 'Another message & more = 100 %' })
  await expectMail(page, 'Another message & more = 100 %')
  await form.write({ message: 'half an emoji \ud83d' })
  await expectMail(page, 'half an emoji \ufffd')
})

test('a message too long for an email link can be copied', async ({ page, form, browserName }) => {
  if (browserName === 'chromium') await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const message = 'Ünd noch ein Satz.\n'.repeat(100)
  await form.fail({ message })
  const mail = form.form.getByRole('link', { name: 'Open your email app' })
  expect(await mail.getAttribute('href')).toBe(`mailto:${practice.email}?${SUBJECT}`)
  await form.form.getByRole('button', { name: 'Copy what you wrote' }).click()
  const copied = form.form.getByRole('button', { name: /^Copied/ })
  await expect(copied).toBeVisible()
  if (browserName === 'chromium')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textOf(message))
  await form.write({ message: 'Something else' })
  await expect(copied, 'what was copied is no longer what is there').toBeHidden()
  for (const length of [1_700, 1_800, 1_900]) {
    await form.write({ message: 'x'.repeat(length) })
    const link = form.form.getByRole('link', { name: /Send it as an email|Open your email app/ })
    await expect.poll(async () => (await link.getAttribute('href'))?.length).toBeLessThanOrEqual(2_083)
  }
})

test('if copying is blocked, the text is shown, selected and kept up to date', ENGINES, async ({ page, form }) => {
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new Error('refused'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await page.setViewportSize({ width: 390, height: 664 })
  await form.fail({ message: 'Would you have time for me?' })
  await page.getByRole('button', { name: 'Copy what you wrote' }).click()
  await expectInWindow(page.getByText('Your browser won’t let this page copy'), 'the sentence')
  const text = page.locator('textarea:focus')
  await expectInWindow(text, 'the text')
  const selected = () =>
    text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
  await expect.poll(selected).toContain('Would you have time for me?')
  await form.write({ message: 'Changed' })
  await expect(form.form.getByRole('textbox', { name: /^Your browser/ })).toHaveValue(/^Changed/)
  await page.getByRole('button', { name: 'Copy what you wrote' }).click()
  await expect.poll(selected, 'the second time too').toContain('Changed')
})

async function expectMail(page: Page, message: string) {
  const body = encodeURIComponent(textOf(message).replaceAll('\n', '\r\n'))
  const link = page.locator('#enquiry').getByRole('link', { name: 'Send it as an email' })
  await expect(link).toHaveAttribute('href', `mailto:${practice.email}?${SUBJECT}&body=${body}`)
}

function textOf(message: string) {
  return `${message}\n\n${WORDS.name}\n${WORDS.email}\nIndividual Counseling`
}
