import { expect, formOf, test } from '../support/site'

// By a preference of the browser itself, see playwright.config.ts.
test('a browser that refuses cookies and site data sends as any other', async ({ page, provider }) => {
  await page.goto('/')
  const blocked = await page.evaluate(() => {
    try {
      return String(window.localStorage)
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(blocked, 'the browser really blocks storage').toBe('SecurityError')
  const form = formOf(page)
  await form.write()
  await form.send()
  await expect(form.success).toBeVisible()
  expect(await provider.deliveries()).toHaveLength(1)
})
