import { expect, test } from '../support/site'

// Set by a browser preference in playwright.config.ts.
test('a browser that blocks cookies and site data can send', async ({ page, form, provider }) => {
  await page.goto('/')
  const blocked = await page.evaluate(() => {
    try {
      return String(window.localStorage)
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(blocked, 'storage is blocked').toBe('SecurityError')
  await form.succeed()
  expect(await provider.deliveries()).toHaveLength(1)
})
