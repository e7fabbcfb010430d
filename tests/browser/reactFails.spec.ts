import type { Page } from '@playwright/test'
import { expect, formOf, test } from '../support/site'

test('should React fail while the form is alive, every word stays and the apology with its ways stands there', async ({
  page,
  provider,
}) => {
  await provider.order({ status: 500 })
  await page.goto('/')
  const form = formOf(page)
  await form.write()
  await form.service.selectOption('Student Support')
  await form.send()
  await expect(form.error).toBeVisible()
  await takeOutWhatReactPutThere(page)
  await provider.order({ status: 500 })
  await form.send()
  await expect(form.error).toBeVisible()
  await form.expectWords()
  await expect(form.service).toHaveValue('Student Support')
  await expect(page.getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
    'href',
    /Could%20we%20talk/,
  )
  await expect(form.button).toBeEnabled()
  await form.send()
  await expect(form.success).toBeVisible()
  expect(await provider.deliveries()).toHaveLength(1)
})

test('should React fail while an enquiry is under way that arrives, nobody is told that it did not', async ({
  page,
  provider,
}) => {
  await provider.order([{ status: 500 }, { delayMs: 300 }])
  await page.goto('/')
  const form = formOf(page)
  await form.write()
  await form.send()
  await expect(form.error).toBeVisible()
  await takeOutWhatReactPutThere(page)
  await form.send()
  await expect(form.success).toBeVisible()
  await expect(form.error).toBeHidden()
  expect(await provider.deliveries()).toHaveLength(1)
  await form.expectWords({ name: '', email: '', message: '' })
  await form.write()
  await form.send()
  await expect.poll(async () => (await provider.deliveries()).length).toBe(2)
})

/** Somebody else empties what React has filled, and React stumbles over it. */
async function takeOutWhatReactPutThere(page: Page) {
  await page.locator('#enquiry [role=status]').evaluate((region) => region.replaceChildren())
}
