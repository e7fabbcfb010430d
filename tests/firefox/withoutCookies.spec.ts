import { expect, formOf, test } from '../support/site'

// Set by a browser preference in playwright.config.ts.
test('a browser that blocks cookies and site data can send', async ({ page, provider }) => {
  await page.goto('/')
  const blocked = await page.evaluate(() => {
    try {
      return String(window.localStorage)
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(blocked, 'storage is blocked').toBe('SecurityError')
  const form = formOf(page)
  await form.write()
  await form.send()
  await expect(form.success).toBeVisible()
  expect(await provider.deliveries()).toHaveLength(1)
})
