import type { Page } from '@playwright/test'
import { expect, formOf, practice, test, WORDS } from '../support/site'
import { expectInWindow } from '../support/visibleArea'

test.beforeEach(async ({ page, provider }) => {
  await provider.order({ status: 500 })
  await page.goto('/')
})

test('after a failure, the email link contains everything, follows edits, and the phone is next to it', async ({
  page,
}) => {
  const form = formOf(page)
  await form.write()
  await form.send()
  await expect(form.error).toBeVisible()
  await expectMail(page, WORDS.message)
  await expect(form.form.getByRole('link', { name: `Call ${practice.phone}` })).toHaveAttribute(
    'href',
    'tel:+442079460018',
  )
  await form.write({ message: 'Another message & more = 100 %' })
  await expectMail(page, 'Another message & more = 100 %')
  await form.write({ message: 'half an emoji \ud83d' })
  await expectMail(page, 'half an emoji \ufffd')
})

test('a message too long for an email link is offered for copying, with line breaks', async ({ page, browserName }) => {
  if (browserName === 'chromium') await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = formOf(page)
  const message = 'Ünd noch ein Satz.\n'.repeat(100)
  await form.write({ message })
  await form.send()
  const mail = form.form.getByRole('link', { name: 'Open your email app' })
  expect(await mail.getAttribute('href')).toBe(`mailto:${practice.email}?subject=Inquiry%3A%20Individual%20Counseling`)
  await form.form.getByRole('button', { name: 'Copy what you wrote' }).click()
  if (browserName !== 'chromium') return
  await expect(form.form.getByRole('button', { name: /^Copied/ })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${message}\n\n${WORDS.name}\n${WORDS.email}\nIndividual Counseling`,
  )
})

test('if copying is refused, the text is selected in the window, and follows edits', async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    })
  })
  await page.setViewportSize({ width: 390, height: 664 })
  const form = formOf(page)
  await form.write({ message: 'Would you have time for me?' })
  await form.send()
  await page.getByRole('button', { name: 'Copy what you wrote' }).click()
  await expectInWindow(page.getByText('Your browser won’t let this page copy'), 'the sentence')
  const text = page.locator('textarea:focus')
  await expectInWindow(text, 'the text')
  const selected = () =>
    text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
  await expect.poll(selected).toContain('Would you have time for me?')
  await form.write({ message: 'Changed' })
  await expect(form.form.getByRole('textbox', { name: /^Your browser/ })).toHaveValue(/^Changed/)
})

async function expectMail(page: Page, message: string) {
  const body = `${message}\n\n${WORDS.name}\n${WORDS.email}\nIndividual Counseling`.replaceAll('\n', '\r\n')
  const subject = 'Inquiry%3A%20Individual%20Counseling'
  const href = `mailto:${practice.email}?subject=${subject}&body=${encodeURIComponent(body)}`
  await expect(page.locator('#enquiry').getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
    'href',
    href,
  )
}
