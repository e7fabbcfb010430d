import { expect, test } from '../support/site'

// playwright.config.ts blocks cookies and site data with a Firefox preference.
test('an enquiry can be sent when the browser blocks cookies and site data', async ({ page, form, provider }) => {
  await page.goto('/')
  const storage = page.evaluate(() => String(window.localStorage))
  await expect(storage, 'storage is blocked').rejects.toThrow('SecurityError')
  await form.succeed()
  expect(await provider.deliveries()).toHaveLength(1)
})
